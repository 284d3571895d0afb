import assert from "node:assert/strict";
import { test } from "node:test";
import type { TainView } from "../../generated/wire";
import { AT, samplePreview, SampleTable } from "../../table/sample";
import { TainPlay } from "./play.svelte";
import { sampleView } from "./sample";
import { doorFor, type Space } from "./spaces";

const RAID: Space = doorFor(0, 1, 4);
const OUTER: Space = { side: "outer", board: -1, door: 1 };

function seated(texts: string[], step = "scout_space", view: TainView = sampleView()): { play: TainPlay; table: SampleTable } {
  const table = new SampleTable(view, step, texts);
  return { play: new TainPlay(table.session), table };
}

const SCOUTING = ["scout 0 1", "scout 1 4", "scout 1 5", "scout outer", "pass"];

test("a tile taken up may go only where its kind may lie", () => {
  const { play } = seated(SCOUTING);
  assert.equal(play.targets.size, 5);
  play.takeTile("daughter");
  assert.deepEqual([...play.targets.keys()], ["threshold 0 1"]);
  play.takeTile("boy");
  assert.equal(play.targets.has("outer -1 1"), false);
});

test("tile and space are chosen in either order", () => {
  const { play } = seated(SCOUTING);
  play.press(RAID, AT);
  play.takeTile("chief");
  assert.equal(play.chosen?.text, "scout 1 4");
  play.back();
  play.takeTile("chief");
  play.press(RAID, AT);
  assert.equal(play.chosen?.text, "scout 1 4");
});

test("what may come of a tile is shown once the server has told it of the space", async () => {
  const { play, table } = seated(SCOUTING);
  const jewel = { met: ["none", "bluff"], result: "jewel" };
  const scouted = { seat: 0, board: 1, door: 4, prospects: { chief: [jewel], bluff: [{ met: [], result: "bluff" }] } };
  table.foretell(["scout 1 4"], samplePreview(sampleView({ scouted })));
  play.takeTile("chief");
  play.press(RAID, AT);
  assert.deepEqual([play.considered, play.prospects, play.foreseen.map(({ text }) => text)], [null, null, ["scout 1 4"]]);
  await table.session.dialogue.learn("scout 1 4");
  assert.deepEqual([play.considered?.text, play.prospects], ["scout 1 4", [jewel]]);
});

test("a tile that may not lie on the chosen space lets go of it", () => {
  const { play } = seated(SCOUTING);
  play.press(RAID, AT);
  play.takeTile("daughter");
  assert.equal(play.space, null);
});

test("space and tile are played as one", () => {
  const { play, table } = seated(SCOUTING);
  play.takeTile("chief");
  play.press(RAID, AT);
  play.confirm();
  assert.deepEqual(table.acts, ["scout 1 4, lay chief"]);
});

test("an open second half shows its space and asks only for the tile", () => {
  const view = sampleView({ scouted: { seat: 0, board: 1, door: 4, prospects: { boy: [] } } });
  const { play, table } = seated(["lay chief", "lay boy"], "lay_tile", view);
  assert.deepEqual(play.space, RAID);
  assert.deepEqual(play.kinds, ["chief", "boy"]);
  play.takeTile("boy");
  assert.deepEqual([play.considered?.text, play.foreseen], ["lay boy", []]);
  play.confirm();
  assert.deepEqual(table.acts, ["lay boy"]);
});

test("passing is asked once more while a tile could be laid", () => {
  const { play, table } = seated(SCOUTING);
  play.pass();
  assert.deepEqual(table.acts, []);
  play.confirm();
  assert.deepEqual(table.acts, ["pass"]);
});

test("a press on a space that is taken asks the server why", () => {
  const { play, table } = seated(SCOUTING);
  play.press(doorFor(0, 2, 3), AT);
  assert.deepEqual(table.asked, ["scout 2 3"]);
});

test("a press on a space where the tile may not lie asks the server about both", () => {
  const { play, table } = seated(SCOUTING);
  play.takeTile("daughter");
  play.press(OUTER, AT);
  assert.deepEqual(table.wondered, ["scout outer, lay daughter"]);
});

test("a space on which only others lay tiles is refused without asking", () => {
  const { play, table } = seated(SCOUTING);
  play.press({ side: "threshold", board: 1, door: 1 }, AT);
  assert.deepEqual(table.asked, []);
  assert.equal(table.session.why?.rule, "TN-3.2");
});

test("nothing is asked while a raid is being told", () => {
  const { play, table } = seated(SCOUTING);
  const raid = (kind: string, seat: number) => ({ entry: 3, kind, key: "", seat, args: { turn: 2 }, rule: "", move: 0, by: null, places: [], heading: false });
  table.session.connection.log = [raid("raid_began", 0), raid("turn_began", 1)];
  assert.equal(table.session.decision === null, true);
  assert.equal(table.session.log.length, 1);
  play.raid.next();
  play.raid.next();
  assert.equal(table.session.decision?.kind, "yours");
  assert.equal(table.session.log.length, 2);
});
