// Decoding a snapshot: every number that stands for a string becomes that string, and every number that stands for a ledger
// or a refusal becomes that as soon as it is there.

/**
 * @typedef {import("../types/snapshot").StringIndex} StringIndex
 * @typedef {import("../types/snapshot").WireLine} WireLine
 * @typedef {import("../types/snapshot").Wire} Wire
 * @typedef {import("../types/snapshot").Reasons} Reasons
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Ledger} Ledger
 * @typedef {import("../types/snapshot").Refusal} Refusal
 */

/** @param {string[]} strings */
function createDecoder(strings) {
  /** @param {StringIndex} index */
  const stringAt = (index) => strings[index] ?? "";

  /**
   * @param {import("../types/snapshot").LedgerOf<StringIndex, WireLine>} ledger
   * @returns {Ledger}
   */
  function decodeLedger({ total, title, sum, lines }) {
    return {
      total,
      title: stringAt(title),
      sum: stringAt(sum),
      lines: lines.map(([amount, text, reference, applied, regions = []]) => ({
        amount,
        text: stringAt(text),
        reference: stringAt(reference),
        applied: applied === 1,
        regions,
      })),
    };
  }

  /**
   * @param {import("../types/snapshot").RefusalOf<StringIndex> | null} refusal
   * @returns {Refusal | null}
   */
  const decodeRefusal = (refusal) =>
    refusal && { text: stringAt(refusal.text), helps: refusal.helps.map(stringAt), reference: stringAt(refusal.reference) };

  return { stringAt, decodeLedger, decodeRefusal };
}

/**
 * @param {Wire} wire
 * @returns {{ snapshot: Snapshot, explain: (reasons: Reasons) => void }} the snapshot, with the totals of its
 * ledgers alone, and the function that fills in the rest
 */
export function decodeSnapshot({ strings, ...wire }) {
  const { stringAt, decodeLedger, decodeRefusal } = createDecoder(strings);
  /** The ledgers and refusals that are to be filled in, by their index. */
  const ledgers = /** @type {Ledger[]} */ ([]);
  const refusals = /** @type {Refusal[]} */ ([]);

  /** @param {StringIndex | null} index */
  const stringOrNull = (index) => (index === null ? null : stringAt(index));

  /** @param {import("../types/snapshot").LaterLedger | null | undefined} later */
  function laterLedger(later) {
    if (!later) return null;
    const [total, at] = later;
    return (ledgers[at] = { total, title: "", sum: "", lines: [] });
  }

  /** @param {import("../types/snapshot").LaterRefusal | null} later */
  const laterRefusal = (later) => (later === null ? null : (refusals[later] = { text: "", helps: [], reference: "" }));

  /**
   * @param {import("../types/snapshot").ChoiceOf<StringIndex>} choice
   * @returns {import("../types/snapshot").Choice}
   */
  const decodeChoice = (choice) => ({
    ...choice,
    label: stringAt(choice.label),
    why: decodeRefusal(choice.why),
    ask: stringOrNull(choice.ask),
    ways: choice.ways.map((way) => ({ ...way, label: stringAt(way.label), about: stringOrNull(way.about) })),
  });

  /**
   * @param {import("../types/players").PiecesOffMapOf<StringIndex>} piece
   * @returns {import("../types/snapshot").PiecesOffMap}
   */
  const decodePieces = ({ told, ...piece }) => ({ ...piece, label: stringAt(piece.label), about: stringAt(piece.about), ...(told && { told: told.map(decodeTold) }) });

  /**
   * @param {import("../types/snapshot").ToldMarkerOf<StringIndex>} told
   * @returns {import("../types/snapshot").ToldMarker}
   */
  function decodeTold(told) {
    return { ...told, label: stringAt(told.label), about: stringAt(told.about), now: stringOrNull(told.now), reference: stringAt(told.reference) };
  }

  /**
   * @param {import("../types/players").ComboOf<StringIndex>} combo
   * @returns {import("../types/snapshot").Combo}
   */
  const decodeCombo = (combo) => ({ ...combo, abilities: combo.abilities.map(stringAt), pieces: combo.pieces.map(decodePieces) });

  /** @type {Snapshot} */
  const snapshot = {
    ...wire,
    sentence: stringAt(wire.sentence),
    closed: stringOrNull(wire.closed),
    turn_label: stringAt(wire.turn_label),
    stacks: stringAt(wire.stacks),
    undo: stringOrNull(wire.undo),
    redo: stringOrNull(wire.redo),
    regions: wire.regions.map((region) => ({
      ...region,
      label: stringAt(region.label),
      holds: region.holds.map(stringAt),
      markers: region.markers.map(decodeTold),
      acts: region.acts.map((act) => ({ ...act, label: stringAt(act.label), ledger: laterLedger(act.ledger) })),
      cost: laterLedger(region.cost),
      why: laterRefusal(region.why),
      unusable: region.unusable.map((means) => ({ ...means, why: /** @type {Refusal} */ (laterRefusal(means.why)) })),
      losses: laterLedger(region.losses),
      defence: laterLedger(region.defence),
      income: laterLedger(region.income),
    })),
    choices: wire.choices.map(decodeChoice),
    allocations: wire.allocations.map((allocation) => ({
      ...allocation,
      label: stringAt(allocation.label),
      about: stringOrNull(allocation.about),
      spreads: allocation.spreads.map(({ label, counts, loses }) => ({ label: stringAt(label), counts, loses: stringOrNull(loses) })),
      closed: Object.fromEntries(Object.entries(allocation.closed).map(([region, why]) => [region, /** @type {Refusal} */ (laterRefusal(why))])),
    })),
    column: wire.column.map((card) => ({
      ...card,
      race_ability: stringAt(card.race_ability),
      power_ability: stringAt(card.power_ability),
      tokens: decodeLedger(card.tokens),
      price: decodeLedger(card.price),
      summary: stringAt(card.summary),
      label: stringAt(card.label),
      why: decodeRefusal(card.why),
      likes: card.likes.map(({ text, regions }) => ({ text: stringAt(text), regions })),
    })),
    players: wire.players.map((player) => ({
      ...player,
      active: player.active && decodeCombo(player.active),
      declined: player.declined.map(decodeCombo),
      peace: player.peace.map(stringAt),
      team: player.team && { ...player.team, label: stringAt(player.team.label) },
      scored: laterLedger(player.scored),
      choices: player.choices.map(decodeChoice),
    })),
    score: laterLedger(wire.score),
    hand: wire.hand && { ...wire.hand, label: stringAt(wire.hand.label), pieces: wire.hand.pieces.map(decodePieces) },
    story: wire.story && {
      ...wire.story,
      title: stringAt(wire.story.title),
      events: wire.story.events.map((event) => ({
        ...event,
        text: stringAt(event.text),
        reference: stringAt(event.reference),
        ledger: laterLedger(event.ledger),
      })),
    },
  };

  return {
    snapshot,
    explain(reasons) {
      const { decodeLedger, decodeRefusal } = createDecoder(reasons.strings);
      reasons.ledgers.forEach((ledger, at) => Object.assign(ledgers[at] ?? {}, decodeLedger(ledger)));
      reasons.refusals.forEach((refusal, at) => Object.assign(refusals[at] ?? {}, decodeRefusal(refusal)));
    },
  };
}
