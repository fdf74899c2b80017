// What Python sends after each step; sw_widget/page/ is the other side.

import type { CardOf, ComboOf, PiecesOffMapOf, PlayerOf } from "./players";

/** An index into the table of strings of a snapshot. */
export type StringIndex = number;

export type Action = Record<string, unknown>;

// ── The snapshot, as Python sends it ─────────────────────────────────────────────────────────────────────────
// Whatever is typed `StringIndex` is a number on the way; js/python/decode.js replaces it by the string, so that everything
// else on the page meets the same shapes with `S = string`.

/** A line of a ledger: amount, sentence, where the rule stands, 1 if it counts, the regions it speaks of. */
export type WireLine = [number, StringIndex, StringIndex, 0 | 1, number[]?];

export interface LedgerLine {
  amount: number;
  text: string;
  reference: string;
  applied: boolean;
  regions: number[];
}

/** A ledger: a number with its lines. `sum` is the total in words ("Total: 3 tokens"). */
export interface LedgerOf<S, L> {
  total: number;
  title: S;
  sum: S;
  lines: L[];
}

/** A refusal: why something is not possible, what would help, and where the rule stands. */
export interface RefusalOf<S> {
  text: S;
  helps: S[];
  reference: S;
}

/** The total of a ledger that comes later, and its index in `Reasons.ledgers`. */
export type LaterLedger = [number, number];

/** An index in `Reasons.refusals`. */
export type LaterRefusal = number;

/** Ledgers and refusals come after what is drawn; js/python/decode.js fills them in. */
export type LedgerFor<S> = S extends string ? Ledger : LaterLedger;
export type RefusalFor<S> = S extends string ? Refusal : LaterRefusal;

/** A piece in a region: tokens of a player, or a marker. */
export interface Piece {
  /** A key of `Scenery.emblems`. */
  emblem: string;
  /** Name of the race or marker. */
  label: string;
  count: number;
  /** Only tokens have a player. */
  player?: number;
  in_decline?: boolean;
  /** What stays of a race, piled up. */
  tower?: boolean;
  /** Of a stack that grows: how many tokens each piece counts. */
  height?: number;
  /** A piece that was fired this turn. */
  fired?: boolean;
  /** A piece of which there is one: it is drawn larger. */
  large?: boolean;
}

/** An act: one thing that can be done to a region. */
export interface ActOf<S> {
  /** The kind of action: "conquer", "attempt", "convert", "abandon", "decline". */
  kind: string;
  /** On its button: "Conquer with 3 tokens". */
  label: S;
  action: Action;
  /** A key of `Scenery.emblems` for the means, where it needs one; "" otherwise. */
  emblem: string;
  /** What it takes, and where a die decides, the chance as a fraction ("1/3"). */
  cost: number | null;
  chance: string | null;
  /** Whether a click alone may do it: it is the plain one, and there is nothing else that makes sense. */
  quick: boolean;
  /** The ledger of that cost, where it is not the region's own. */
  ledger: LedgerFor<S> | null;
  /** Whether it takes more than another act does, for nothing. */
  spare: boolean;
}

/** A special means of the race, and why it does not help here. */
export interface UnusableOf<S> {
  emblem: string;
  label: string;
  why: RefusalFor<S>;
}

/** A marker that belongs to a region, or the power of its badge, told to those who ask. */
export interface ToldMarkerOf<S> {
  /** A key of `Scenery.emblems`, and of `Scenery.details` where there is more to say. */
  emblem: string;
  label: S;
  /** What it does. */
  about: S;
  /** Whom it serves now and why; null where it serves nobody in particular. */
  now: S | null;
  /** Where its rule stands. */
  reference: S;
}

/** A region as it stands now. */
export interface RegionOf<S> {
  /** What a screen reader says: name, land, what stands there, what it costs. */
  label: S;
  /** The same about what stands there, in sentences. */
  holds: S[];
  /** Markers that belong to the region, whoever holds it: each with what it does. */
  markers: ToldMarkerOf<S>[];
  pieces: Piece[];
  acts: ActOf<S>[];
  /** Nobody can attack it now. */
  immune: boolean;
  /** What it costs the race that conquers; also where it is out of reach. Null where there is no such number. */
  cost: LedgerFor<S> | null;
  /** Why it cannot be conquered; null where it can. */
  why: RefusalFor<S> | null;
  /** Special means that do not help either, each with its reason. */
  unusable: UnusableOf<S>[];
  /** What the defenders would lose. */
  losses: LedgerFor<S> | null;
  /** What any attacker without gifts would pay. */
  defence: LedgerFor<S> | null;
  /** What it brings its owner. */
  income: LedgerFor<S> | null;
  /** The last step changed what stands here. */
  changed: boolean;
}

/** A way to do what a choice asks for: what it stands for as a key of `Scenery.emblems`, and what that does, where it can be read up. */
export interface WayOf<S> {
  label: S;
  action: Action;
  region: number | null;
  emblem: string | null;
  about: S | null;
}

/** A choice: something to do that needs no region. `action` is null where it is not possible now; then `why` says so. */
export interface ChoiceOf<S> {
  /** "stop", "roll", "end_turn", "decline", "redeploy" for a one-click spread … */
  kind: string;
  label: S;
  action: Action | null;
  why: RefusalOf<S> | null;
  /** What it becomes as soon as everything that must be put down is put down; null where that changes nothing. */
  settled: Action | null;
  /** The one that most players will want now. */
  main: boolean;
  /** Where there is something to choose first: the question, and its answers. `action` is null then. */
  ask: S | null;
  ways: WayOf<S>[];
}

/** An allocation: pieces to put down within bounds (a redeployment, markers, tokens that fled). */
export interface AllocationOf<S> {
  /** Equal as long as it is the same decision, so that a half-done deployment survives a redraw. */
  key: string;
  /** A key of `Scenery.emblems`. */
  emblem: string;
  /** The name of the race or marker. */
  label: S;
  /** The action without the numbers, and the keys under which {region id: count} is put into it: ["tokens"]. */
  action: Action;
  into: string[];
  /** Regions as indices; the least and most pieces in one region, and in all together. */
  regions: number[];
  least: number;
  most: number;
  low: number;
  high: number;
  /** How many stand there now, by region; pieces that are not here are in hand. */
  now: Record<number, number>;
  /** Counts beside which these are put, by region, for what is added to pieces that stay (what fled). */
  beside: Record<number, number>;
  /** Ready ways to put them down. */
  spreads: { label: S; counts: Record<number, number>; /** Which regions it gives up, where it must. */ loses: S | null }[];
  /** Must be complete (all of `low`) before the decision can end. */
  must: boolean;
  /** Whether the rules leave one way only: then they are put down already. */
  only: boolean;
  /** What such a piece does, where it is not a token. */
  about: S | null;
  /** Keys of `Scenery.emblems`: pieces that are counted among these, and told apart afterwards. */
  counts: string[];
  /** Why they cannot be put into another region, by region; where it is missing, that is plain to see. */
  closed: Record<number, RefusalFor<S>>;
  /** Markers that fled with tokens belong into one action: the key of the allocation whose action takes both. */
  with: string | null;
}

export interface EventOf<S> {
  text: S;
  reference: S;
  ledger: LedgerFor<S> | null;
  regions: number[];
  /** What a die showed then. */
  die: number | null;
  /** The coins that players got by it, or gave: player and amount. */
  coins: [number, number][];
}

/** The step that led to what is shown: what was done, what it did, and the Python that does the same. */
export interface LastStepOf<S> {
  title: S;
  player: number;
  events: EventOf<S>[];
  code: string;
  /** What dice showed, 0 for blank: the player's, and those that others had to roll. */
  dice: number[];
}

export interface Notice {
  kind: "done" | "refused" | "stale" | "error";
  text: string;
}

export interface SnapshotOf<S, L> {
  version: number;
  /** The step that is shown, and how many have been played; looking back, the first is smaller. */
  step: number;
  steps: number;
  past: boolean;
  /** Who decides, in which phase; one sentence that says what the choices are. */
  player: number;
  phase: string;
  sentence: S;
  /** Why nothing at all can be played, where a lesson says so. */
  closed: S | null;
  /** Whether a question of a lesson is open: numbers that would answer it are kept back. */
  redacted: boolean;
  /** Turn now, of how many, in words. */
  turn: number;
  turns: number;
  turn_label: S;
  regions: RegionOf<S>[];
  choices: ChoiceOf<S>[];
  allocations: AllocationOf<S>[];
  column: CardOf<S, L>[];
  /** What lies below the column, in words. */
  stacks: S;
  players: PlayerOf<S>[];
  /** What the turn brings if it ends now; or, as the `result` of a lesson, what the learner's turn brought. */
  score: LedgerFor<S> | null;
  result: boolean;
  /** Which player's tokens are in hand, of which race: what conquests are paid from. */
  hand: { player: number; emblem: string; label: S; count: number; pieces: PiecesOffMapOf<S>[] } | null;
  story: LastStepOf<S> | null;
  /** Where each turn began: step, game turn, player. */
  track: [number, number, number][];
  /** What undo and redo would do, in words; null where there is nothing. */
  undo: S | null;
  redo: S | null;
  notice: Notice | null;
}

export type Wire = SnapshotOf<StringIndex, WireLine> & { strings: string[] };

/** The ledgers and refusals of the snapshot of that version. */
export interface Reasons {
  version: number;
  ledgers: LedgerOf<StringIndex, WireLine>[];
  refusals: RefusalOf<StringIndex>[];
  strings: string[];
}

// ── The snapshot, as the page reads it ───────────────────────────────────────────────────────────────────────

export type Snapshot = SnapshotOf<string, LedgerLine>;
export type Ledger = LedgerOf<string, LedgerLine>;
export type Refusal = RefusalOf<string>;
export type RegionNow = RegionOf<string>;
export type Act = ActOf<string>;
export type Choice = ChoiceOf<string>;
export type Allocation = AllocationOf<string>;
export type Card = CardOf<string, LedgerLine>;
export type ToldMarker = ToldMarkerOf<string>;
export type Combo = ComboOf<string>;
export type PiecesOffMap = PiecesOffMapOf<string>;
export type PlayerNow = PlayerOf<string>;
export type EventNow = EventOf<string>;
export type LastStep = LastStepOf<string>;
