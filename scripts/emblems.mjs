// Takes the emblems of special powers, relics and places from the game-icons collection and writes
// sw_widget/draw/emblems.json, with those that were drawn for this program.
//
//     node scripts/emblems.mjs            writes the file
//     node scripts/emblems.mjs --check    fails where the file is not what this script writes
//
// The icons are drawn on a grid of 512 by 512. Whole numbers on it are finer than any screen shows an emblem, and
// take half the space; all points are rounded where they lie, so that nothing drifts along a path.

import { readFileSync, writeFileSync } from "node:fs";

/** Which icon stands for what, as "author/icon". The ids of powers stand alone, those of pieces after their kind. */
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
  // underground
  adventurous: "delapouite/light-backpack",
  fisher: "lorc/fishing-hook",
  flocking: "delapouite/sheep",
  frightened: "lorc/terror",
  immortal: "lorc/ankh",
  magic: "lorc/fairy-wand",
  martyr: "lorc/spiked-halo",
  mining: "lorc/mining",
  muddy: "delapouite/pig",
  mystic: "lorc/crystal-growth",
  quarreling: "lorc/shouting",
  reborn: "skoll/raise-zombie",
  royal: "lorc/queen-crown",
  shield: "lorc/checked-shield",
  stone: "lorc/mountains",
  thieving: "lorc/snatch",
  tomb: "lorc/tombstone",
  vampire: "lorc/pretty-fangs",
  vanishing: "lorc/teleport",
  vengeful: "lorc/cloak-dagger",
  wise: "caro-asercion/barn-owl",
  "relic/froggys_ring": "delapouite/diamond-ring",
  "relic/scepter_of_avarice": "delapouite/winged-scepter",
  "relic/shiny_orb": "lorc/crystal-ball",
  "relic/stinky_trolls_socks": "delapouite/socks",
  "relic/sword_of_the_killer_rabbit": "lorc/broadsword",
  "place/altar_of_souls": "delapouite/star-altar",
  "place/crypt_of_the_tomb_raider": "delapouite/crypt-entrance",
  "place/diamond_fields": "lorc/cut-diamond",
  "place/fountain_of_youth": "delapouite/water-fountain",
  "place/great_brass_pipe": "delapouite/warp-pipe",
  "place/keep_on_the_motherland": "lorc/castle",
  "place/mine_of_the_lost_dwarf": "delapouite/mine-wagon",
  "place/rusty_throne": "lorc/stone-throne",
  "place/stonehedge": "delapouite/dolmen",
  "place/wickedest_pentacle": "skoll/pentacle",
  // six_player
  "relic/golden_soapbar": "delapouite/soap",
  "place/bonys_boneyard": "delapouite/graveyard",
  "place/glandulfs_tavern": "delapouite/tavern-sign",
  "place/mirrors_vale": "delapouite/shinto-shrine-mirror",
  "place/sigil_of_sacrifice": "lorc/sacrificial-dagger",
};

/** What the collection has no icon for; path data of our own. */
const DRAWN = {
  // A mat with a fringe that flies on a gust of wind.
  "relic/flying_doormat":
    "M86 140q92-76 184-12t176-20l32 176q-86 66-190 12t-168 22zM120 160l28 118q76-46 150-6t138-8l-22-118q-80 40-160-6t-134 20zM272 168l52 44-42 46-54-44z" +
    "M74 148l-58 16 4 22 58-16zM84 194l-58 16 4 22 58-16zM94 240l-58 16 4 22 58-16zM104 286l-58 16 4 22 58-16z" +
    "M110 366h200v26H110zM220 424h230v26H220zM60 424h110v26H60z",
};
const OURS = { icon: "drawn for this program", author: "sw_widget" };

/** The authors as they sign; the collection's folders are named after them. */
const AUTHORS = {
  "caro-asercion": "Caro Asercion",
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
  for (const [id, path] of Object.entries(DRAWN)) lines.push(`${JSON.stringify(id)}: ${JSON.stringify({ ...OURS, path: rounded(path) })}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

const built = build();
const name = "sw_widget/draw/emblems.json";
if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, built);
  console.log(`${name}: ${built.split("\n").length - 3} emblems, ${built.length} bytes`);
} else if (readFileSync(TARGET, "utf8") === built) {
  console.log(`${name} is what scripts/emblems.mjs builds.`);
} else {
  console.error(`${name} is stale: run \`node scripts/emblems.mjs\` and commit what it writes.`);
  process.exitCode = 1;
}
