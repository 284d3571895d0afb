import assert from "node:assert/strict";
import { test } from "node:test";
import { anchorOf, found, holds, sectionsOf, stretchesOf, wordsOf } from "./search";

const rules = [
  { id: "CL-1.1", section: "Set-up", status: "code", text: "Shuffle the huts.", ruling: null },
  { id: "CL-2.1", section: "The move", status: "code", text: "Move all huts of a territory.", ruling: null },
  { id: "CL-2.9", section: "The move", status: "ruling", text: "Perché no?", ruling: "Because." },
];

test("a search needs every word, in any case and without accents", () => {
  assert.deepEqual(
    found(rules, "HUTS territory").map(({ id }) => id),
    ["CL-2.1"],
  );
  assert.deepEqual(
    found(rules, "perche").map(({ id }) => id),
    ["CL-2.9"],
  );
  assert.equal(found(rules, "").length, 3);
});

test("words that were looked for are told apart, whatever their case and accents", () => {
  assert.deepEqual(stretchesOf("Una Città, due città", "citta"), [
    { text: "Una ", isFound: false },
    { text: "Città", isFound: true },
    { text: ", due ", isFound: false },
    { text: "città", isFound: true },
  ]);
  assert.deepEqual(stretchesOf("huts", "  "), [{ text: "huts", isFound: false }]);
  assert.deepEqual(stretchesOf("", "huts"), []);
});

test("blanks are no words", () => {
  assert.deepEqual(wordsOf("  "), []);
  assert.ok(holds("anything", " "));
  assert.ok(!holds("huts", "huts lake"));
});

test("paragraphs are gathered by section in their order", () => {
  assert.deepEqual(
    sectionsOf(rules).map(({ name, rules: paragraphs }) => [name, paragraphs.length]),
    [
      ["Set-up", 1],
      ["The move", 2],
    ],
  );
});

test("an anchor holds only plain letters", () => {
  assert.equal(anchorOf("Le età, e poi"), "s-le-eta-e-poi");
});
