/** What pages and tests are built with alike. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { UserConfig } from "vite";
import { rooms } from "./rooms.ts";
import { textParts } from "./texts.ts";

export const building: UserConfig = {
  plugins: [svelte(), textParts()],
  css: { postcss: { plugins: [rooms()] } },
};
