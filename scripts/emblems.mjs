// Takes the emblems of special powers from the game-icons collection and writes sw_widget/draw/emblems.json.
//
//     node scripts/emblems.mjs            writes the file
//     node scripts/emblems.mjs --check    fails where the file is not what this script writes
//
// The icons are drawn on a grid of 512 by 512. Whole numbers on it are finer than any screen shows an emblem, and
// take half the space; all points are rounded where they lie, so that nothing drifts along a path.

import { readFileSync, writeFileSync } from "node:fs";

/** Which icon stands for what, as "author/icon". */
const CHOSEN = {
  alchemist: "lorc/bubbling-flask",
  berserk: "lorc/battle-axe",
  bivouacking: "delapouite/camping-tent",
  commando: "skoll/bowie-knife",
  diplomat: "delapouite/shaking-hands",
  dragon_master: "lorc/dragon-head",
  flying: "lorc/feathered-wing",
  forest: "lorc/pine-tree",
  fortified: "lorc/stone-tower",
  heroic: "lorc/sword-in-stone",
  hill: "delapouite/hills",
  merchant: "lorc/scales",
  mounted: "lorc/horse-head",
  pillaging: "delapouite/robber",
  seafaring: "delapouite/drakkar",
  spirit: "lorc/ghost",
  stout: "lorc/beer-stein",
  swamp: "delapouite/reed",
  underworld: "delapouite/cave-entrance",
  wealthy: "lorc/locked-chest",
  // cursed
  cursed: "lorc/voodoo-doll",
  hordes_of: "lorc/minions",
  marauding: "lorc/crossed-sabres",
  ransacking: "lorc/swap-bag",
  were: "lorc/wolf-howl",
  // grand_dames
  historian: "lorc/quill-ink",
  peace_loving: "delapouite/peace-dove",
  // be_not_afraid
  barricade: "delapouite/stakes-fence",
  catapult: "heavenly-dog/catapult",
  corrupt: "delapouite/receive-money",
  imperial: "lorc/eagle-emblem",
  mercenary: "lorc/visored-helm",
  // royal_bonus
  aquatic: "delapouite/dolphin",
  behemoth: "delapouite/mammoth",
  fireball: "lorc/burning-meteor",
  // spiders_web
  copycat: "lorc/mirror-mirror",
  lava: "delapouite/smoking-volcano",
  soul_touch: "lorc/glowing-hands",
  // sky_islands
  airborne: "lorc/falling",
  exploring: "lorc/compass",
  goldsmith: "lorc/anvil",
  gunner: "lorc/cannon",
  haggling: "lorc/trade",
  racketeering: "delapouite/brass-knuckles",
  zeppelined: "delapouite/zeppelin",
};

/** The authors as they sign; the collection's folders are named after them. */
const AUTHORS = {
  delapouite: "Delapouite",
  "heavenly-dog": "HeavenlyDog",
  lorc: "Lorc",
  skoll: "Skoll",
};

const root = new URL("../", import.meta.url);
const SOURCE = new URL("node_modules/@iconify-json/game-icons/icons.json", root);
const TARGET = new URL("sw_widget/draw/emblems.json", root);

/** How many numbers each command of a path takes. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** @returns {[string, number[]][]} the commands of a path, one set of numbers each */
function parse(path) {
  const commands = [];
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[letter.toUpperCase()];
    const numbers = read(rest, letter.toUpperCase() === "A");
    if (takes === 0) commands.push([letter, []]);
    for (let at = 0; at < numbers.length; at += takes || 1) {
      // A second pair after a move is a line.
      const follows = at > 0 && letter.toUpperCase() === "M";
      const name = follows ? (letter === "m" ? "l" : "L") : letter;
      commands.push([name, numbers.slice(at, at + takes)]);
    }
  }
  return commands;
}

/** The numbers in a text. The flags of an arc are single digits that need nothing between them. */
function read(text, arc) {
  const numbers = [];
  const number = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
  const flag = /[\s,]*([01])/y;
  let at = 0;
  for (;;) {
    const pattern = arc && [3, 4].includes(numbers.length % 7) ? flag : number;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) break;
    numbers.push(Number(found[1]));
    at = pattern.lastIndex;
  }
  return numbers;
}

/** The same path in whole numbers, as short as it can be written. */
function rounded(path) {
  // Where the pen is: exactly, and as it is written.
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [penX, penY, homeX, homeY] = [0, 0, 0, 0];
  let out = "";
  let last = "";
  const write = (letter, absolute, relative) => {
    const forms = [
      [letter, absolute],
      [letter.toLowerCase(), relative],
    ].map(([name, numbers]) => {
      const follows = { M: "L", m: "l" }[last] ?? last;
      const head = name === follows && name !== "M" && name !== "m" ? "" : name;
      return [name, numbers.reduce((text, n) => text + (text && n >= 0 ? " " : "") + n, ""), head];
    });
    const texts = forms.map(([, text, head]) => (head ? head + text : (text.startsWith("-") ? "" : " ") + text));
    const best = texts[1].length <= texts[0].length ? 1 : 0;
    out += texts[best];
    last = forms[best][0];
  };
  for (const [name, given] of parse(path)) {
    const letter = name.toUpperCase();
    const own = name !== letter;
    if (letter === "Z") {
      out += "z";
      last = "z";
      [x, y, penX, penY] = [startX, startY, homeX, homeY];
      continue;
    }
    const [fromX, fromY] = own ? [x, y] : [0, 0];
    if (letter === "H" || letter === "V") {
      if (letter === "H") x = fromX + given[0];
      else y = fromY + given[0];
      const to = Math.round(letter === "H" ? x : y);
      const pen = letter === "H" ? penX : penY;
      if (to !== pen) write(letter, [to], [to - pen]);
      if (letter === "H") penX = to;
      else penY = to;
      continue;
    }
    const arc = letter === "A" ? given.slice(0, 5) : [];
    const points = given.slice(arc.length).map((n, i) => n + (i % 2 ? fromY : fromX));
    [x, y] = points.slice(-2);
    const ends = points.map((n) => Math.round(n));
    const steps = ends.map((n, i) => n - (i % 2 ? penY : penX));
    const flat = arc.map((n, i) => (i < 2 ? Math.round(n * 10) / 10 : n));
    if (letter === "M" || steps.some((n) => n !== 0)) write(letter, [...flat, ...ends], [...flat, ...steps]);
    [penX, penY] = ends.slice(-2);
    if (letter === "M") [startX, startY, homeX, homeY] = [x, y, penX, penY];
  }
  return out;
}

function build() {
  const { icons } = JSON.parse(readFileSync(SOURCE, "utf8"));
  const lines = [];
  for (const [id, from] of Object.entries(CHOSEN)) {
    const [folder, icon] = from.split("/");
    const paths = [...icons[icon].body.matchAll(/<(\w+)[^>]* d="([^"]*)"/g)];
    if (paths.length !== 1 || icons[icon].body.split("<").length !== 2) {
      throw new Error(`${from} is more than one path; choose another icon or teach this script to join them`);
    }
    const entry = { icon, author: AUTHORS[folder], path: rounded(paths[0][2]) };
    lines.push(`${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  }
  return `{\n${lines.join(",\n")}\n}\n`;
}

const built = build();
const name = "sw_widget/draw/emblems.json";
if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, built);
  console.log(`${name}: ${Object.keys(CHOSEN).length} emblems, ${built.length} bytes`);
} else if (readFileSync(TARGET, "utf8") === built) {
  console.log(`${name} is what scripts/emblems.mjs builds.`);
} else {
  console.error(`${name} is stale: run \`node scripts/emblems.mjs\` and commit what it writes.`);
  process.exitCode = 1;
}
