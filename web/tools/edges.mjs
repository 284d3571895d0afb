// Draws the hand-cut edges: nine-slice border images (styles/edges.css), the torn mask of pictures
// (art/torn.svg) and the ground line of the home page (art/ground-line.svg). Run `node tools/edges.mjs`
// in web/ after a change; the output is committed.

import { writeFileSync } from "node:fs";

const SIZE = 96; // of one border image; edges.css slices it at 24
const MARGIN = 3;

const EDGES = {
  light: {
    raised: ["#FBF6EB", "#3A312A"],
    ochre: ["#B8702A", "#2B1B0C"],
    "ochre-hi": ["#CB8238", "#2B1B0C"],
    stone: ["#E4D7BF", "#3A312A"],
    quiet: ["#E4D7BF", "#E4D7BF"],
    panel: ["#E9DEC8", "#3A312A66"],
    ink: ["#3A312A", "#3A312A"],
    ground: ["#F4ECDD", "#3A312A"],
    turn: ["#FBF6EB", "#D9480F"],
    mine: ["#FBF6EB66", "#3A312A"],
    why: ["#3A312A", "#3A312A"],
  },
  dark: {
    raised: ["#3A322B", "#D9CBB2AA"],
    ochre: ["#D98E3F", "#D98E3F"],
    "ochre-hi": ["#E8A257", "#E8A257"],
    stone: ["#2A2420", "#D9CBB2"],
    quiet: ["#2F2823", "#2F2823"],
    panel: ["#2A2420", "#D9CBB24d"],
    ink: ["#120E0B", "#D9CBB280"],
    ground: ["#241F1B", "#D9CBB2AA"],
    turn: ["#3A2B21", "#FF7A3C"],
    mine: ["#ffffff0d", "#D9CBB2"],
    why: ["#E9DBC0", "#E9DBC0"],
  },
};
const STROKES = { turn: 3.6, mine: 3.6, panel: 2.2 };
const RADII = { panel: 15, ground: 15 };

writeFileSync("src/styles/edges.css", edgesCss());
writeFileSync("src/art/torn.svg", tornMask(320, 400));
writeFileSync("src/art/ground-line.svg", groundLine(1440, 14));

function edgesCss() {
  let css = "/* Drawn by tools/edges.mjs. */\n";
  for (const [theme, edges] of Object.entries(EDGES)) {
    css += theme === "light" ? ":root,[data-theme=light]{\n" : "[data-theme=dark]{\n";
    let seed = 3;
    for (const [name, [fill, stroke]] of Object.entries(edges)) {
      seed += 7;
      const path = cutOutline(seed, RADII[name] ?? 17);
      css += `--edge-${name}:${asUrl(borderImage(path, fill, stroke, STROKES[name] ?? 2.7))};\n`;
    }
    css += "}\n";
  }
  return css;
}

/** A rounded square whose sides wobble and whose corners differ, as if cut by hand. */
function cutOutline(seed, radius) {
  const random = generator(seed);
  const points = [];
  const near = MARGIN + radius;
  const far = SIZE - MARGIN - radius;
  const corner = (x, y, from) => {
    for (let i = 0; i <= 3; i++) {
      const angle = from + ((i / 3) * Math.PI) / 2;
      const reach = radius * (0.975 + random() * 0.05);
      points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
    }
  };
  const side = (x0, y0, x1, y1) => {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const length = Math.hypot(dx, dy);
    for (let i = 0; i < 4; i++) {
      const off = (random() - 0.5) * 2.5;
      points.push([x0 + (dx * i) / 4 - (dy / length) * off, y0 + (dy * i) / 4 + (dx / length) * off]);
    }
  };
  corner(near, near, Math.PI);
  side(near + 5, MARGIN, far, MARGIN);
  corner(far, near, -Math.PI / 2);
  side(SIZE - MARGIN, near + 5, SIZE - MARGIN, far);
  corner(far, far, 0);
  side(far - 5, SIZE - MARGIN, near, SIZE - MARGIN);
  corner(near, far, Math.PI / 2);
  side(MARGIN, far - 5, MARGIN, near);
  return smooth(points);
}

/** A closed curve through points: Catmull-Rom as Bezier. */
function smooth(points) {
  const at = (i) => points[(i + points.length) % points.length];
  let path = `M${rounded(points[0][0])} ${rounded(points[0][1])}`;
  points.forEach((here, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const controls = [
      here[0] + (next[0] - before[0]) / 6,
      here[1] + (next[1] - before[1]) / 6,
      next[0] - (after[0] - here[0]) / 6,
      next[1] - (after[1] - here[1]) / 6,
      ...next,
    ];
    path += `C${controls.map(rounded).join(" ")}`;
  });
  return `${path}Z`;
}

function borderImage(path, fill, stroke, width) {
  const drawing = `<path d='${path}' fill='${fill}' stroke='${stroke}' stroke-width='${width}'/>`;
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${SIZE}' height='${SIZE}'>${drawing}</svg>`;
}

function asUrl(svg) {
  const packed = encodeURIComponent(svg).replace(/%20/g, " ").replace(/%3D/g, "=").replace(/%3A/g, ":").replace(/%2F/g, "/");
  return `url("data:image/svg+xml,${packed}")`;
}

/** The mask of a picture torn out along four rough sides. */
function tornMask(width, height) {
  const random = generator(9);
  const wobble = rough(random, 3.2);
  const [margin, cut, step] = [4, 9, 9];
  const across = Math.floor(width / step);
  const down = Math.floor(height / step);
  const along = (count, length) => Array.from({ length: count + 1 }, (_, i) => margin + cut + ((length - 2 * margin - 2 * cut) * i) / count);
  const points = [
    ...along(across, width).map((x) => [x, margin + wobble()]),
    ...along(down, height).map((y) => [width - margin + wobble(), y]),
    ...along(across, width).map((x) => [width - x, height - margin + wobble()]),
    ...along(down, height).map((y) => [margin + wobble(), height - y]),
  ];
  return stretched(width, height, points);
}

/** A brush stroke across the page. */
function groundLine(width, height) {
  const random = generator(4);
  const [over, under] = [rough(random, 1.3), rough(random, 1.7)];
  const places = Array.from({ length: width / 12 + 1 }, (_, i) => i * 12);
  const points = [...places.map((x) => [x, 4 + over()]), ...places.reverse().map((x) => [x, 8.6 + under()])];
  return stretched(width, height, points);
}

/** Offsets that hang together a little, within the given bounds. */
function rough(random, most) {
  let value = 0;
  return () => {
    value = Math.max(-most, Math.min(most, value * 0.55 + (random() * 2 - 1) * most * 0.75));
    return value;
  };
}

function stretched(width, height, points) {
  const path = points.map((point) => point.map(rounded).join(" ")).join("L");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path d="M${path}Z"/></svg>\n`;
}

function rounded(number) {
  return String(Math.round(number * 10) / 10);
}

/** A small seeded generator (mulberry32), so that every run draws the same. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
