// What Python sends and what the page sends back. sw_widget/page/ and sw_widget/widget.py are the other side.

import type { EditWish } from "./editor";
import type { Wish } from "./exploring";

/** A place in a snapshot's table of strings. */
export type Said = number;

export type Action = Record<string, unknown>;

// ── The constant part ────────────────────────────────────────────────────────────────────────────────────────

/** A region as it lies on the map; never changes during a game. */
export interface Place {
  id: string;
  name: string;
  terrain: string;
  /** What is printed in it, in words, and as keys of `Scenery.emblems`. */
  about: string;
  emblems: string[];
  /** Whether it touches the edge of the map without showing it: it is drawn with a gate. */
  gate: boolean;
  /** Path data of the outline. */
  outline: string;
  /** Where its name and pieces stand, how large, and how wide they may be. */
  at: [number, number];
  scale: number;
  width: number;
  /** The name, broken where it is long, and the size of its letters. */
  lines: string[];
  size: number;
}

/** How a terrain looks: a colour, and a pattern on it for those who do not go by colours. */
export interface Terrain {
  ground: string;
  tile: [number, number];
  /** SVG markup of one tile. */
  pattern: string;
}

/** A player's colour, a pale shade of it, and a shape: path data, about 24 across, round the origin. */
export interface Livery {
  name: string;
  full: string;
  pale: string;
  shape: string;
}

/** How the land lies, how things look, and every word of the page that never changes. */
export interface Scenery {
  width: number;
  height: number;
  title: string;
  /** What whoever set up the position has to say about it. */
  text: string;
  /** Borders that no plane map can show: path data. */
  roads: string[];
  places: Place[];
  terrains: Record<string, Terrain>;
  players: Livery[];
  /**
   * SVG markup of little pictures, 24 across, round the origin, by "kind/id": "terrain/…", "symbol/…", "marker/…"
   * in their own colours; "race/…" and "power/…" in one colour, which is that of the text (currentColor).
   */
  emblems: Record<string, string>;
  /** What each race and power can do, in full, by the same keys. */
  details: Record<string, string>;
  /** What the page says by itself ("Undo", "Costs"), by id; see `words` in sw_widget/page/scenery.py. */
  words: Record<string, string>;
  language: string;
}

// ── The changing part, as it travels ─────────────────────────────────────────────────────────────────────────
// Whatever is typed `Said` is a number on the way; js/read.js puts the string in its place, so that everything
// else on the page meets the same shapes with `S = string`.

/** amount, sentence, where the rule stands, 1 if it counts, the regions it speaks of. */
export type WireLine = [number, Said, Said, 0 | 1, number[]?];

export interface LedgerLine {
  amount: number;
  text: string;
  place: string;
  applied: boolean;
  regions: number[];
}

/** A number with its lines. `sum` is the total in words ("Total: 3 tokens"). */
export interface LedgerOf<S, L> {
  total: number;
  title: S;
  sum: S;
  lines: L[];
}

/** Why something is not possible, what would help, and where the rule stands. */
export interface RefusalOf<S> {
  text: S;
  helps: S[];
  place: S;
}

/** The total of a ledger that comes later, and its place in `Reasons.ledgers`. */
export type LaterLedger = [number, number];

/** A place in `Reasons.refusals`. */
export type LaterRefusal = number;

/** What says why comes after what is drawn; js/read.js puts it in its place. */
export type AccountOf<S> = S extends string ? Ledger : LaterLedger;
export type ReasonOf<S> = S extends string ? Refusal : LaterRefusal;

/** Something that stands in a region: tokens of a player, or a marker. */
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
}

/** One thing that can be done to a region. */
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
  ledger: AccountOf<S> | null;
  /** Whether it takes more than another act does, for nothing. */
  spare: boolean;
}

/** A special means of the race, and why it does not help here. */
export interface UnusableOf<S> {
  emblem: string;
  label: string;
  why: ReasonOf<S>;
}

/** What is true of a region now. */
export interface RegionOf<S> {
  /** What a screen reader says: name, land, what stands there, what it costs. */
  label: S;
  /** The same about what stands there, in sentences. */
  holds: S[];
  pieces: Piece[];
  acts: ActOf<S>[];
  /** Nobody can attack it now. */
  immune: boolean;
  /** What it costs the race that conquers; also where it is out of reach. Null where there is no such number. */
  cost: AccountOf<S> | null;
  /** Why it cannot be conquered; null where it can. */
  why: ReasonOf<S> | null;
  /** Special means that do not help either, each with its reason. */
  unusable: UnusableOf<S>[];
  /** What the defenders would lose. */
  losses: AccountOf<S> | null;
  /** What any attacker without gifts would pay. */
  defence: AccountOf<S> | null;
  /** What it brings its owner. */
  income: AccountOf<S> | null;
  /** The last step changed what stands here. */
  changed: boolean;
}

/** Something to do that needs no region. `action` is null where it is not possible now; then `why` says so. */
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
  ways: { label: S; action: Action; region: number | null }[];
}

/** Pieces of a race that are not on the map: how many of what, in words, and what they are good for. */
export interface BelongingOf<S> {
  emblem: string;
  count: number;
  label: S;
  about: S;
}

/** Pieces to put down within bounds: a redeployment, markers, what fled. */
export interface AllocationOf<S> {
  /** Equal as long as it is the same decision, so that a half-done draft survives a redraw. */
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
  spreads: { label: S; counts: Record<number, number> }[];
  /** Must be complete (all of `low`) before the decision can end. */
  must: boolean;
  /** Whether the rules leave one way only: then it is drafted already. */
  only: boolean;
  /** Keys of `Scenery.emblems`: pieces that are counted among these, and told apart afterwards. */
  counts: string[];
  /** Markers that fled with tokens belong into one action: the key of the allocation whose action takes both. */
  with: string | null;
}

/** A combo of the column. */
export interface CardOf<S, L> {
  slot: number;
  /** Drawn in a what-if: the real stack may bring another combo. */
  drawn: boolean;
  /** Power and race as one name. */
  name: string;
  race: string;
  power: string;
  /** Keys of `Scenery.emblems`. */
  race_emblem: string;
  power_emblem: string;
  race_ability: S;
  power_ability: S;
  /** "6 + 2 = 8"; more terms where there are more. */
  sum: string;
  tokens: LedgerOf<S, L>;
  coins: number;
  /** Tokens that lie on it. */
  waiting: number;
  /** What is paid for its place; `price` is the account of that and of the coins that lie on it. */
  pay: number;
  price: LedgerOf<S, L>;
  /** In a few words: "costs 2 coins, brings 1 back, 9 tokens". */
  summary: S;
  /** Null where it cannot be picked now. */
  action: Action | null;
  /** On its button: "Take it for 2 coins". */
  label: S;
  why: RefusalOf<S> | null;
}

/** A race at a player's side. */
export interface ComboOf<S> {
  /** Power and race as one name; the race alone where it has no power. */
  name: string;
  race: string;
  power: string | null;
  race_emblem: string;
  power_emblem: string | null;
  /** Abilities, for those who ask. */
  abilities: S[];
  hand: number;
  regions: number;
  tokens: number;
  pieces: BelongingOf<S>[];
}

export interface PlayerOf<S> {
  name: string;
  /** Null where the viewer may not know. */
  coins: number | null;
  active: ComboOf<S> | null;
  declined: ComboOf<S>[];
  /** Sentences about peace: who may not attack whom. */
  peace: S[];
  /** What the last turn of this player brought. */
  scored: AccountOf<S> | null;
  winner: boolean;
  /** What can be done to the player: name an ally. */
  choices: ChoiceOf<S>[];
}

export interface EventOf<S> {
  text: S;
  place: S;
  ledger: AccountOf<S> | null;
  regions: number[];
  /** What a die showed then. */
  die: number | null;
}

/** The step that led to what is shown: what was done, what it did, and the Python that does the same. */
export interface StoryOf<S> {
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
  score: AccountOf<S> | null;
  result: boolean;
  /** Which player's tokens are in hand, of which race: what conquests are paid from. */
  hand: { player: number; emblem: string; label: S; count: number; pieces: BelongingOf<S>[] } | null;
  story: StoryOf<S> | null;
  /** Where each turn began: step, game turn, player. */
  track: [number, number, number][];
  /** What undo and redo would do, in words; null where there is nothing. */
  undo: S | null;
  redo: S | null;
  notice: Notice | null;
}

export type Wire = SnapshotOf<Said, WireLine> & { strings: string[] };

/** Why everything in the snapshot of that version is as it is. */
export interface Reasons {
  version: number;
  ledgers: LedgerOf<Said, WireLine>[];
  refusals: RefusalOf<Said>[];
  strings: string[];
}

// ── The changing part, as the page reads it ──────────────────────────────────────────────────────────────────

export type Snapshot = SnapshotOf<string, LedgerLine>;
export type Ledger = LedgerOf<string, LedgerLine>;
export type Refusal = RefusalOf<string>;
export type RegionNow = RegionOf<string>;
export type Act = ActOf<string>;
export type Choice = ChoiceOf<string>;
export type Allocation = AllocationOf<string>;
export type Card = CardOf<string, LedgerLine>;
export type Combo = ComboOf<string>;
export type Belonging = BelongingOf<string>;
export type PlayerNow = PlayerOf<string>;
export type EventNow = EventOf<string>;
export type Story = StoryOf<string>;

// ── What goes back ───────────────────────────────────────────────────────────────────────────────────────────

/** What the player wants, stamped with the version that they were looking at. Several actions are played in order. */
export type Intent =
  | { type: "play"; version: number; actions: Action[] }
  | { type: "undo" | "redo"; version: number }
  | Wish & { version: number }
  | EditWish & { type: "edit"; version: number; draft?: number }
  | { type: "hello" | "bye" };

export interface Traits {
  scenery: Scenery;
  /** A `Wire`, as JSON. */
  snapshot: string;
  /** `Reasons`, as JSON. */
  reasons: string;
  /** An `Explore`, as JSON. */
  explore: string;
  /** A `Blackboard`, as JSON; "" where there is no lesson. */
  blackboard: string;
  /** An `Editor`, as JSON; "" where no board is set up. */
  editor: string;
  /** The code and style of the editor, or of a lesson, as JSON; "" until one of them is wanted. */
  _workshop: string;
  selected_region: string | null;
  step: number;
  language: string;
}

// ── Within the page ──────────────────────────────────────────────────────────────────────────────────────────

export type Goggles = "none" | "costs" | "incomes" | "defences";

/** What every part of the page is given: the constant things, and ways to say that something is wanted. */
export interface Desk {
  scenery: Scenery;
  /** The page's own word of that id. */
  word(id: string): string;
  signal: AbortSignal;
  /** Play actions, one after the other. Does nothing while an answer is awaited. */
  play(actions: Action[]): void;
  undo(): void;
  redo(): void;
  /** Say on the widget why something is not possible. */
  refuse(refusal: Refusal): void;
  /** The pointer rests on a region (its index), or has left it: explain it. */
  look(region: number | null): void;
  /** The player went to a region, or away from all of them: explain it, and tell Python. */
  select(region: number | null): void;
  /** Light up regions on the map, while a line that speaks of them is pointed at. */
  light(regions: number[]): void;
  /** Show the position after so many steps. */
  goTo(step: number): void;
  /** Put on goggles. */
  wear(goggles: Goggles): void;
  /** Those that are worn. */
  goggles(): Goggles;
  draft: Draft;
  /** Ask for what belongs to exploring, or for a board to set up. Does nothing while an answer is awaited. */
  ask(wish: Wish | { type: "edit"; do: "begin" | "back" }): void;
  /** Change the board that is set up: any number of times, without waiting for an answer. */
  edit(wish: EditWish & { draft: number }): void;
  /** With which keys pieces are put into a region, while a board is set up; else null. */
  placing(): string | null;
  /** Put down (1), take away (-1) or do what a click does (0). Says false where no board is set up. */
  place(region: number, by: number): boolean;
}

/** Pieces that are being put down and have not been sent yet. It belongs to the page: nothing is played by it. */
export interface Draft {
  /** Take over the allocations of a snapshot; what was begun is kept where the key is the same. */
  update(allocations: Allocation[]): void;
  allocations(): Allocation[];
  /** The one that steppers on the map act on. */
  chosen(): Allocation | null;
  choose(key: string): void;
  count(key: string, region: number): number;
  inHand(key: string): number;
  canPut(key: string, region: number): boolean;
  canTake(key: string, region: number): boolean;
  put(key: string, region: number): void;
  take(key: string, region: number): void;
  /** Put down as a ready spread says. */
  spread(key: string, counts: Record<number, number>): void;
  /** Back to how it stands. */
  reset(key: string): void;
  /** Differs from what stands now. */
  changed(key: string): boolean;
  complete(key: string): boolean;
  /** The actions that make everything stand as drafted: what was changed and is complete. */
  actions(): Action[];
  onChange(listener: () => void, signal: AbortSignal): void;
}
