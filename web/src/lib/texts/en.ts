/** What is said in English outside the tables; a chunk of its own, fetched only by those who read it. */

const shared = import.meta.glob<string>(
  ["../../text/en.ftl", "../../table/text/en.ftl", "../../../../src/lascaux/table/text/en.ftl"],
  { query: "?said", import: "default", eager: true },
);

const faces = import.meta.glob<string>(
  ["../../games/*/text/en.ftl", "../../../../src/lascaux/games/*/text/en.ftl"],
  { query: "?face", import: "default", eager: true },
);

export default [...Object.values(shared), ...Object.values(faces)];
