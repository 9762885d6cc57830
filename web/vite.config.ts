import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { entrance } from "./scripts/entrance.ts";

// Files that come together are one file: a first visit over a slow line pays for every request. `base` is what every screen has; whatever no
// group has stays with the screen that uses it.
const BASE = [
  "rolldown/runtime",
  "node_modules/(svelte|esm-env|clsx|@fluent)/",
  "src/(main|App|entrance)\\.",
  "src/wire/",
  // What every screen asks of any game: the index of its folder, and what that needs at once.
  "src/games/(index|game)\\.",
  "src/games/[a-z]+/(index|scene|laid|places|wall|words|effects|UseSign)\\.",
  "src/(notation/|table/proof/proof\\.|home/(starting|newTable|names)\\.)",
  "src/state/(route|settings|notices)\\.",
  "src/ui/(Page|Header|Footer|Notices|Dialog|Segments|navigated)\\.",
  "src/words/(index|names|people|languages|said)\\.",
  "src/art/(theme|base|fonts|Icon|icons|Logo|Defs|cards/clans|cards/tactics)\\.",
];
const GROUPS = [
  { name: "base", test: within(...BASE), priority: 6 },
  {
    name: "pictures",
    test: within("src/art/(cards/(Card|CardFace|MiniCards)|Landscape|Hills|Laurel)\\.", "src/games/[a-z]+/art/"),
    priority: 5,
  },
  {
    name: "lists",
    test: within("src/art/(BookPicture|books)\\.", "src/home/(?!rulings)", "src/games/[a-z]+/HomeStep\\.", "src/guide/GuideButton\\."),
    priority: 4,
  },
  { name: "art", test: within("src/art/"), minShareCount: 2, priority: 3 },
  // Groups take along what they need: this one comes after all that is needed without it, too.
  { name: "learning", test: within("src/learn/", "src/games/[a-z]+/learn/"), minShareCount: 2, priority: 1 },
  {
    name: "board",
    test: within("src/(games|table|replay|fair|state|words)/"),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12000,
    priority: 0,
  },
];

function within(...paths: string[]): RegExp {
  return new RegExp(paths.join("|").replaceAll("/", "[\\\\/]"));
}

// The package's build hook runs this; the server serves what comes out (src/tottenbury/server/site).
export default defineConfig({
  plugins: [svelte(), entrance()],
  build: {
    outDir: "../src/tottenbury/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // these know light-dark()
  },
  server: {
    proxy: { "/api": "http://localhost:8190", "/ws": { target: "ws://localhost:8190", ws: true } },
    fs: { allow: [".."] },
  },
  // Tests draw components as a browser does.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  test: { include: ["src/**/*.test.ts"], environment: "happy-dom" },
});
