// Moves: how pieces and coins went from where they were painted to where they are painted now. It knows no rule: it compares.

/**
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Piece} Piece
 */

/**
 * A place on the stage: a region by its index, the hand in the bar, or the plate of a player by its index.
 *
 * @typedef {{ region: number } | { hand: true } | { plate: number }} Place
 */

/**
 * @typedef {object} Move
 * @property {Piece} piece one of those that move
 * @property {number} count how many of them
 * @property {Place} from
 * @property {Place | null} to null where they are gone
 */

/** @typedef {{ piece: Piece, region: number, count: number }} Change so many more or fewer of a piece in a region */

/**
 * @param {Snapshot} before
 * @param {Snapshot} after
 * @returns {Move[]}
 */
export function compare(before, after) {
  const { gains, losses } = changes(before, after);
  /** @type {Move[]} */
  const moves = [];
  // What left one region and is in another now has gone there.
  for (const loss of losses) {
    for (const gain of gains) {
      const count = keyOf(gain.piece) === keyOf(loss.piece) ? Math.min(gain.count, loss.count) : 0;
      if (count === 0) continue;
      gain.count -= count;
      loss.count -= count;
      moves.push({ piece: gain.piece, count, from: { region: loss.region }, to: { region: gain.region } });
    }
  }
  const fallen = fallenPieces(before, after);
  for (const { piece, region, count } of losses) {
    const key = keyOf(piece);
    const gone = piece.player === undefined ? count : Math.min(count, fallen.get(key) ?? 0);
    fallen.set(key, (fallen.get(key) ?? 0) - gone);
    if (gone > 0) moves.push({ piece, count: gone, from: { region }, to: null });
    if (count > gone) moves.push({ piece, count: count - gone, from: { region }, to: homeOf(piece, after, before) });
  }
  for (const { piece, region, count } of gains) {
    if (count > 0) moves.push({ piece, count, from: homeOf(piece, before, after), to: { region } });
  }
  return moves;
}

/**
 * Where pieces are that are not on the map: in the hand that the bar shows, or with their player.
 *
 * @param {Piece} piece
 * @param {...Snapshot} shown in any of which the bar may show the hand
 * @returns {Place}
 */
function homeOf({ emblem, player }, ...shown) {
  if (player === undefined) return { plate: shown[0]?.player ?? 0 };
  const inBar = shown.some(({ hand }) => hand?.player === player && hand.emblem === emblem);
  return inBar ? { hand: true } : { plate: player };
}

/**
 * @param {Snapshot} before
 * @param {Snapshot} after
 */
function changes(before, after) {
  /** @type {Change[]} */
  const gains = [];
  /** @type {Change[]} */
  const losses = [];
  after.regions.forEach(({ pieces }, region) => {
    const [was, is] = [countPieces(before.regions[region]?.pieces ?? []), countPieces(pieces)];
    for (const [key, { piece, count }] of is) {
      const more = count - (was.get(key)?.count ?? 0);
      if (more > 0) gains.push({ piece, region, count: more });
    }
    for (const [key, { piece, count }] of was) {
      const fewer = count - (is.get(key)?.count ?? 0);
      if (fewer > 0) losses.push({ piece, region, count: fewer });
    }
  });
  return { gains, losses };
}

/** Whether active or in decline, the tokens of a player's race are the same ones. @param {Piece} piece */
const keyOf = ({ emblem, player }) => `${emblem} ${player ?? ""}`;

/** @param {Piece[]} pieces */
function countPieces(pieces) {
  /** @type {Map<string, { piece: Piece, count: number }>} */
  const counted = new Map();
  for (const piece of pieces) {
    const key = keyOf(piece);
    counted.set(key, { piece, count: piece.count + (counted.get(key)?.count ?? 0) });
  }
  return counted;
}

/**
 * How many tokens of each race its player has fewer than before, in hand and on the map together.
 *
 * @param {Snapshot} before
 * @param {Snapshot} after
 */
function fallenPieces(before, after) {
  /** @type {Map<string, number>} */
  const fallen = new Map();
  /** @param {Snapshot} snapshot @param {1 | -1} sign */
  const count = ({ players }, sign) =>
    players.forEach(({ active, declined }, player) => {
      for (const combo of [...(active ? [active] : []), ...declined]) {
        const key = keyOf({ emblem: combo.race_emblem, player, label: "", count: 0 });
        fallen.set(key, (fallen.get(key) ?? 0) + sign * (combo.hand + combo.tokens));
      }
    });
  count(before, 1);
  count(after, -1);
  return fallen;
}
