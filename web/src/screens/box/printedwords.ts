/** Words on cards and tiles that no game says elsewhere. */

export const PRINTED_WORDS: ReadonlySet<string> = new Set([
  "agriculture", "amount", "any_two", "art", "bottom", "builder", "count", "draw", "each", "effect", "farmer",
  "food", "income_brick", "income_stone", "income_wood", "kinds", "least", "least_jewels", "lottery", "maker",
  "medicine", "most", "most_jewels", "music", "one_use", "points", "pottery", "ring", "roll_gold",
  "roll_stone", "roll_wood", "shaman", "style_lottery", "time", "tool", "top", "trade", "trader", "transport",
  "weaving", "worker", "workshop_gold", "workshop_wood", "writing", "bluff", "boy", "chief", "daughter",
  "warrior", "cube", "deer", "dev", "hand", "hunter", "mammoth", "rhino", "sabretooth", "need", "resource",
  "settle", "sun", "value", "wave", "ox", "animal", "fish", "gather", "hut", "nothing", "vp", "trap",
]);
