/** Places the portraits of the characters; whatever draws them imports this once. */

import { placeSymbols } from "../../../lib/sprite";
import portraits from "./portraits.svg?raw";

placeSymbols(portraits);
