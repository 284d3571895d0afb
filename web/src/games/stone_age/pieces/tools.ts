/** What a tool may be: fresh, in use on this roll, used in this round, or good for once. */
export type ToolState = "fresh" | "lit" | "used" | "once";
