/** What pages and tests are built with alike. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { UserConfig } from "vite";
import { drawings } from "./drawings.ts";
import { rooms } from "./rooms.ts";
import { textParts } from "./texts.ts";

export const building: UserConfig = {
  plugins: [svelte(), textParts(), drawings()],
  css: { postcss: { plugins: [rooms()] } },
};
