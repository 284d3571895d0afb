/** All Fluent files in Italian; a chunk of its own, fetched only by those who read it. */

export default Object.values(
  import.meta.glob<string>(
    [
      "../../text/it.ftl",
      "../../table/text/it.ftl",
      "../../games/*/text/it.ftl",
      "../../../../src/lascaux/table/text/it.ftl",
      "../../../../src/lascaux/games/*/text/it.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
