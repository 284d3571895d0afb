import { defineConfig } from "vite";
import { building } from "./tools/building.ts";

const server = process.env["LASCAUX_SERVER"] ?? "http://127.0.0.1:8000";

/** The name of a chunk; every game has files of the same names, so its folder's name comes before them. */
function nameOf(module: string | null): string {
  const [, game, file] = /\/games\/(\w+)\/(?:\w+\/)*(\w+)\./.exec(module ?? "") ?? [];
  return game === undefined ? "[name]" : `${game}-${file}`;
}

export default defineConfig({
  ...building,
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    // Pictures and fonts stay files: the server's content security policy lets only its own origin in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { chunkFileNames: ({ facadeModuleId }) => `assets/${nameOf(facadeModuleId)}-[hash].js` } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
