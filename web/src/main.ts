import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/edges.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/seats.css";
import "./styles/pieces.css";
import "./styles/shell.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { calling } from "./lib/calling.svelte";
import { language } from "./lib/language.svelte";
import { pacing } from "./lib/pace.svelte";
import { router } from "./lib/router.svelte";
import { placeSprite } from "./lib/sprite";
import { theme } from "./lib/theme.svelte";
import { learn } from "./lib/words";

async function start(): Promise<void> {
  placeSprite();
  theme.watchSystem();
  router.start();
  await learn(language.current);
  calling.start();
  pacing.start();
  const target = document.getElementById("app");
  if (target !== null) mount(App, { target });
}

void start();
