import { readdirSync } from "node:fs";
import { defineConfig } from "vite";
import { building } from "./tools/building.ts";

// Tests are bundled like the client (runes, Fluent files, JSON) and run by Node's own test runner.
const tests = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".test.ts"));

export default defineConfig({
  ...building,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: "../build/web-test",
    emptyOutDir: true,
    copyPublicDir: false,
    rollupOptions: {
      input: Object.fromEntries(tests.map((path) => [path.replaceAll("/", "-").replace(/\.ts$/, ""), `src/${path}`])),
      output: { entryFileNames: "[name].js" },
    },
  },
});
