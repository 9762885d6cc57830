// Builds the page into the folder that is named, and prints which packages have ended up in it, as a JSON list: Vite knows it best.
// Run in web/: node ../tools/bundled.mjs /some/folder
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const required = createRequire(path.resolve("package.json"));
const { build } = await import(pathToFileURL(required.resolve("vite")).href);
const packages = new Set();

function note(file) {
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file.replaceAll("\\", "/"));
  if (found) packages.add(found[1]);
}

await build({
  logLevel: "error",
  build: { outDir: path.resolve(process.argv[2]), emptyOutDir: true },
  plugins: [
    {
      name: "packages-of-the-page",
      generateBundle(_, bundle) {
        for (const made of Object.values(bundle)) {
          if (made.type === "asset") made.originalFileNames.forEach(note);
          else for (const [file, { renderedLength }] of Object.entries(made.modules)) if (renderedLength > 0) note(file);
        }
      },
    },
  ],
});
console.log(JSON.stringify([...packages].sort()));
