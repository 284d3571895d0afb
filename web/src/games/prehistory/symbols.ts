/** Places the game's symbols; whatever draws them imports this once. */

import symbols from "./symbols.svg?raw";
import { placeSymbols } from "../../lib/sprite";

placeSymbols(symbols);
