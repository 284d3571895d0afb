/** All Fluent files in English; a chunk of its own, fetched only by those who read it. */

export default Object.values(
  import.meta.glob<string>(
    [
      "../../text/en.ftl",
      "../../table/text/en.ftl",
      "../../games/*/text/en.ftl",
      "../../../../src/lascaux/table/text/en.ftl",
      "../../../../src/lascaux/games/*/text/en.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
