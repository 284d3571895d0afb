/** What is said in Italian outside the tables; a chunk of its own, fetched only by those who read it. */

const shared = import.meta.glob<string>(
  ["../../text/it.ftl", "../../table/text/it.ftl", "../../../../src/lascaux/table/text/it.ftl"],
  { query: "?said", import: "default", eager: true },
);

const faces = import.meta.glob<string>(
  ["../../games/*/text/it.ftl", "../../../../src/lascaux/games/*/text/it.ftl"],
  { query: "?face", import: "default", eager: true },
);

export default [...Object.values(shared), ...Object.values(faces)];
