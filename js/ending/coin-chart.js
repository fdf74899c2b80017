// A chart of everybody's coins over the turns of a game.

import { set, svg } from "../parts/dom.js";

/** @typedef {import("../types/review").Ending} Ending */

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [320, 138, 24, 8, 20];
/** The room for names, and for those with the sign of a team. */
const [RIGHT, RIGHT_OF_TEAMS] = [74, 112];
/** The least distance between two names. */
const LINE = 13;
/** Steps between lines of the grid; the first that makes few enough. */
const GRIDS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/**
 * @param {import("../types/scenery").Scenery} scenery
 * @param {string[]} names of the players
 * @param {Ending} ending
 */
export function drawCoinChart(scenery, names, { rounds, chart, axis, sentences, teams }) {
  const right = WIDTH - (teams.length ? RIGHT_OF_TEAMS : RIGHT);
  const first = rounds[0]?.turn ?? 0;
  const last = Math.max(rounds.at(-1)?.turn ?? 1, first + 1);
  const most = Math.max(1, ...rounds.flatMap(({ coins }) => coins));
  const grid = GRIDS.find((step) => most / step <= 4) ?? 1000;
  const top = Math.ceil(most / grid) * grid;
  /** @param {number} turn */
  const x = (turn) => LEFT + ((turn - first) / (last - first)) * (right - LEFT);
  /** @param {number} coins */
  const y = (coins) => HEIGHT - BOTTOM - (coins / top) * (HEIGHT - TOP - BOTTOM);

  const drawn = [];
  for (let coins = 0; coins <= top; coins += grid) {
    drawn.push(svg("line", { class: "sw-chart-grid", x1: LEFT, x2: right, y1: y(coins), y2: y(coins) }));
    drawn.push(svg("text", { x: LEFT - 5, y: y(coins) + 4, "text-anchor": "end" }, String(coins)));
  }
  const every = Math.ceil((last - first) / 10);
  for (let turn = first; turn <= last; turn += every) drawn.push(svg("text", { x: x(turn), y: HEIGHT - 6, "text-anchor": "middle" }, String(turn)));
  drawn.push(svg("text", { x: right + 14, y: HEIGHT - 6 }, axis));

  const final = rounds.at(-1)?.coins ?? [];
  const heights = spread(final.map(y), LINE);
  scenery.players.forEach(({ full, shape }, player) => {
    const points = rounds.map(({ turn, coins }) => `${x(turn).toFixed(1)},${y(coins[player] ?? 0).toFixed(1)}`);
    const end = { x: x(rounds.at(-1)?.turn ?? 0), y: y(final[player] ?? 0) };
    const mark = set(svg("path", { d: shape, fill: full }), { transform: `translate(${end.x} ${end.y}) scale(.4)` });
    const team = teams.filter(({ players }) => players.includes(player)).map(({ sign }) => sign);
    const label = [final[player], ...team, shorten(names[player] ?? "", teams.length ? 8 : 7)].join(" ");
    const name = svg("text", { class: "sw-chart-name", x: end.x + 9, y: (heights[player] ?? 0) + 4, fill: full }, label);
    drawn.push(svg("polyline", { class: "sw-chart-line", points: points.join(" "), stroke: full, "data-player": player }), mark, name);
  });
  const said = [`${chart}.`, ...sentences, ...teams.map(({ text }) => text)].join(" ");
  return svg("svg", { class: "sw-coin-chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": said }, ...drawn);
}

/** @param {string} text @param {number} most characters */
const shorten = (text, most) => ([...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text);

/**
 * Heights that lie at least so far apart, near those that are wanted.
 *
 * @param {number[]} wanted
 * @param {number} apart
 */
export function spread(wanted, apart) {
  const order = wanted.map((height, index) => ({ height, index })).sort((a, b) => b.height - a.height);
  let below = Infinity;
  /** @type {number[]} */
  const found = [];
  for (const { height, index } of order) {
    below = Math.min(height, below - apart);
    found[index] = below;
  }
  return found;
}
