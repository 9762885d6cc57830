// What stands in the page itself so that there is something to see before any script: its basic styles, a first picture in the visitor's
// language, and what the address will need, asked for at once. Also packs the files for browsers that read Brotli.
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const WORDS = `${HERE}../../src/tottenbury/words/`;
const LANGUAGES = ["en", "de", "nl"];
/** What the first picture says. */
const SAID = ["home-title", "home-lead", "general-loading", "home-not-loaded", "home-again"];
/** The fonts that it uses, and every screen after it. */
const FONTS = ["alegreya-latin-700-normal.woff2", "alegreya-sans-latin-400-normal.woff2", "alegreya-sans-latin-700-normal.woff2"];
/** The screens by the first part of their address. */
const SCREENS = {
  "": "Home",
  table: "Table",
  replay: "Replay",
  position: "Position",
  learn: "Learn",
  games: "Games",
  watch: "Watch",
  fair: "Fair",
};
/** Files that get smaller; the page itself does not lie ready, for the server writes into it. */
const PACKED = /\.(js|css|ftl|svg|webmanifest)$/;

function said(language: string): Record<string, string> {
  const text = readFileSync(`${WORDS}${language}.ftl`, "utf-8");
  const words = SAID.map((key) => {
    const found = new RegExp(`^${key} = (.+)$`, "m").exec(text)?.[1];
    if (!found || found.includes("{")) throw new Error(`${language}.ftl must say ${key} in one plain line`);
    return [key, found];
  });
  return Object.fromEntries(words) as Record<string, string>;
}

/** A file of the bundle by the name it had. */
function named(bundle: Rolldown.OutputBundle, name: string): string {
  const found = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name));
  if (!found) throw new Error(`${name} is not part of the page`);
  return `/${found.fileName}`;
}

/** All that a screen needs beside what every screen has. */
function needs(bundle: Rolldown.OutputBundle, screen: string, entry: ReadonlySet<string>): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/screens/${screen}.svelte`));
  const all = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || all.has(chunk.fileName) || entry.has(chunk.fileName)) return;
    all.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) all.add(style);
    for (const other of chunk.imports) add(chunks.find((one) => one.fileName === other));
  };
  add(start);
  return [...all].map((file) => `/${file}`);
}

/** The page's own style sheets are written into it. The link stays, for Vite's loader looks for it; by a type that is no style sheet's it is
    never fetched, while one that is only disabled is fetched by Chromium's look-ahead. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, name: string) => {
    const file = bundle[name];
    if (file?.type !== "asset") throw new Error(`${name} is not part of the page`);
    return `<link rel="stylesheet" crossorigin href="/${name}" type="text/plain"><style>${String(file.source).trim()}</style>`;
  });
}

export function entrance(): Plugin {
  let folder = "";
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, said(language)]));
  return {
    name: "entrance",
    configResolved(config) {
      folder = config.build.outDir;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!html.includes('id="entrance"')) return html; // the gallery
        let page = html.replace(/\{([a-z-]+)\}/g, (whole, key: string) => words["en"]?.[key] ?? whole);
        if (!bundle) return page;
        const entry = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1] ?? ""));
        const known = {
          words,
          files: Object.fromEntries(LANGUAGES.map((language) => [language, named(bundle, `${language}.ftl`)])),
          needs: Object.fromEntries(Object.entries(SCREENS).map(([address, screen]) => [address, needs(bundle, screen, entry)])),
        };
        const script = readFileSync(`${HERE}early.js`, "utf-8")
          .replace(/^\s*\/\/.*\n/gm, "")
          .replace(/^\s+/gm, "");
        const fonts = FONTS.map((name) => `<link rel="preload" as="font" type="font/woff2" href="${named(bundle, name)}" crossorigin>`);
        page = withStyles(page, bundle).replace("<!-- fonts -->", fonts.join(""));
        // A function, for a replacement would read dollar signs; and no text may end the script.
        return page.replace(
          "<!-- early -->",
          () => `<script>(${script.trim()})(${JSON.stringify(known).replaceAll("<", "\\u003c")})</script>`,
        );
      },
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter((one) => PACKED.test(one))) {
        const body = await readFile(`${folder}/${name}`);
        const small = brotliCompressSync(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        });
        if (small.length < body.length) await writeFile(`${folder}/${name}.br`, small);
      }
    },
  };
}
