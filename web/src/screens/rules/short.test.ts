import assert from "node:assert/strict";
import { test } from "node:test";
import { byGame } from "../../lib/folders";
import { GAMES } from "../../lib/texts/games";
import { keysOf, learn, learnGame } from "../../lib/words";
import { ENDS, isParagraph, RULES, shortRules } from "./short";

const ledgers = byGame(import.meta.glob<string>("../../../../src/lascaux/games/*/rules.toml", { query: "?raw", import: "default", eager: true }));

await Promise.all(RULES.map(learnGame));
await learn("en");

for (const game of GAMES) {
  const short = await shortRules(game);

  test(`${game} has a short form with diagrams`, () => {
    assert.ok(short !== null && short.sections.length >= 3);
  });

  test(`every paragraph that the short form of ${game} names is in the ledger`, () => {
    const ledger = ledgers.get(game) ?? "";
    const named = short === null ? [] : [...short.goal, ...short.end, ...short.sections.flatMap(({ rules }) => rules)];
    assert.ok(named.length > 10);
    assert.deepEqual(named.filter((rule) => !ledger.includes(`id = "${rule}"`)), []);
    assert.ok(named.every((rule) => isParagraph(`#${rule}`)));
  });

  test(`no section of ${game} and no diagram is without words, and no words without their section`, () => {
    const told = keysOf("en").filter((key) => key.startsWith(`${game}-rules-`));
    const sections = short?.sections.map(({ name }) => `${game}-rules-${name}`) ?? [];
    const wanted = sections.flatMap((key) => [key, `${key}.title`, `${key}.caption`, `${key}.seen`]);
    assert.deepEqual(told, [...wanted, ...ENDS.map((name) => `${game}-rules-${name}`)].sort());
    assert.ok(short?.sections.every(({ rules }) => rules.length > 0));
  });
}
