// From what travels to what the page reads: every number that stands for a string becomes that string, and every
// number that stands for a reason becomes that reason as soon as it is there.

/**
 * @typedef {import("../types/snapshot").Said} Said
 * @typedef {import("../types/snapshot").WireLine} WireLine
 * @typedef {import("../types/snapshot").Wire} Wire
 * @typedef {import("../types/snapshot").Reasons} Reasons
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Ledger} Ledger
 * @typedef {import("../types/snapshot").Refusal} Refusal
 */

/** @param {string[]} strings */
function createReader(strings) {
  /** @param {Said} said */
  const say = (said) => strings[said] ?? "";

  /**
   * @param {import("../types/snapshot").LedgerOf<Said, WireLine>} ledger
   * @returns {Ledger}
   */
  function whole({ total, title, sum, lines }) {
    return {
      total,
      title: say(title),
      sum: say(sum),
      lines: lines.map(([amount, text, place, applied, regions = []]) => ({
        amount,
        text: say(text),
        place: say(place),
        applied: applied === 1,
        regions,
      })),
    };
  }

  /**
   * @param {import("../types/snapshot").RefusalOf<Said> | null} refusal
   * @returns {Refusal | null}
   */
  const reason = (refusal) =>
    refusal && { text: say(refusal.text), helps: refusal.helps.map(say), place: say(refusal.place) };

  return { say, whole, reason };
}

/**
 * @param {Wire} wire
 * @returns {{ snapshot: Snapshot, explain: (reasons: Reasons) => void }} the snapshot, with totals but without reasons
 * before it is explained
 */
export function read({ strings, ...wire }) {
  const { say, whole, reason } = createReader(strings);
  /** What waits for its reason, by the number of that. */
  const ledgers = /** @type {Ledger[]} */ ([]);
  const refusals = /** @type {Refusal[]} */ ([]);

  /** @param {Said | null} said */
  const perhaps = (said) => (said === null ? null : say(said));

  /** @param {import("../types/snapshot").LaterLedger | null | undefined} later */
  function account(later) {
    if (!later) return null;
    const [total, at] = later;
    return (ledgers[at] = { total, title: "", sum: "", lines: [] });
  }

  /** @param {import("../types/snapshot").LaterRefusal | null} later */
  const later = (later) => (later === null ? null : (refusals[later] = { text: "", helps: [], place: "" }));

  /**
   * @param {import("../types/snapshot").ChoiceOf<Said>} choice
   * @returns {import("../types/snapshot").Choice}
   */
  const choice = (choice) => ({
    ...choice,
    label: say(choice.label),
    why: reason(choice.why),
    ask: perhaps(choice.ask),
    ways: choice.ways.map((way) => ({ ...way, label: say(way.label) })),
  });

  /**
   * @param {import("../types/snapshot").BelongingOf<Said>} piece
   * @returns {import("../types/snapshot").Belonging}
   */
  const belonging = (piece) => ({ ...piece, label: say(piece.label), about: say(piece.about) });

  /**
   * @param {import("../types/snapshot").ComboOf<Said>} combo
   * @returns {import("../types/snapshot").Combo}
   */
  const combo = (combo) => ({ ...combo, abilities: combo.abilities.map(say), pieces: combo.pieces.map(belonging) });

  /** @type {Snapshot} */
  const snapshot = {
    ...wire,
    sentence: say(wire.sentence),
    closed: perhaps(wire.closed),
    turn_label: say(wire.turn_label),
    stacks: say(wire.stacks),
    undo: perhaps(wire.undo),
    redo: perhaps(wire.redo),
    regions: wire.regions.map((region) => ({
      ...region,
      label: say(region.label),
      holds: region.holds.map(say),
      acts: region.acts.map((act) => ({ ...act, label: say(act.label), ledger: account(act.ledger) })),
      cost: account(region.cost),
      why: later(region.why),
      unusable: region.unusable.map((means) => ({ ...means, why: /** @type {Refusal} */ (later(means.why)) })),
      losses: account(region.losses),
      defence: account(region.defence),
      income: account(region.income),
    })),
    choices: wire.choices.map(choice),
    allocations: wire.allocations.map((allocation) => ({
      ...allocation,
      label: say(allocation.label),
      spreads: allocation.spreads.map(({ label, counts }) => ({ label: say(label), counts })),
    })),
    column: wire.column.map((card) => ({
      ...card,
      race_ability: say(card.race_ability),
      power_ability: say(card.power_ability),
      tokens: whole(card.tokens),
      price: whole(card.price),
      summary: say(card.summary),
      label: say(card.label),
      why: reason(card.why),
    })),
    players: wire.players.map((player) => ({
      ...player,
      active: player.active && combo(player.active),
      declined: player.declined.map(combo),
      peace: player.peace.map(say),
      scored: account(player.scored),
      choices: player.choices.map(choice),
    })),
    score: account(wire.score),
    hand: wire.hand && { ...wire.hand, label: say(wire.hand.label), pieces: wire.hand.pieces.map(belonging) },
    story: wire.story && {
      ...wire.story,
      title: say(wire.story.title),
      events: wire.story.events.map((event) => ({
        ...event,
        text: say(event.text),
        place: say(event.place),
        ledger: account(event.ledger),
      })),
    },
  };

  return {
    snapshot,
    explain(reasons) {
      const { whole, reason } = createReader(reasons.strings);
      reasons.ledgers.forEach((ledger, at) => Object.assign(ledgers[at] ?? {}, whole(ledger)));
      reasons.refusals.forEach((refusal, at) => Object.assign(refusals[at] ?? {}, reason(refusal)));
    },
  };
}
