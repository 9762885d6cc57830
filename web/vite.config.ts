import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The package's build hook runs this; the server serves what comes out (src/tottenbury/server/site).
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tottenbury/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // these know light-dark()
  },
  server: {
    proxy: { "/api": "http://localhost:8190", "/ws": { target: "ws://localhost:8190", ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["src/**/*.test.ts"], environment: "happy-dom" },
});
