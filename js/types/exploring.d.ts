// What Python sends about what-ifs, best turns and bots, and what the page asks for about them.

import type { LessonRequest } from "./lesson";
import type { Ending, ReviewRequest } from "./review";

/** Exploring: what-ifs, best turns and bots. All strings are ready to be shown. */
export interface Explore {
  /** "Side by side, for Ann": whose numbers are compared. */
  title: string;
  /** Which column is shown: 0 is the real game. */
  shown: number;
  /** The real game first, then the branches, oldest first; only the real game where there is none. */
  columns: BranchColumn[];
  /** What there is to compare, a cell for each column. */
  rows: CompareRow[];
  /** Lines of the score that are not the same everywhere. */
  differences: CompareRow[];
  /** Why the branch that is shown cannot be played in the real game, if so; null in the real game. */
  adopt: { why: string | null } | null;
  advice: Advice | null;
  /** Bots that a seat can be given to. */
  bots: BotKind[];
  /** By player: the bot that plays, or null for a person. */
  seats: (Seat | null)[];
  /** A bot must decide in what is shown: "The Planner decides for Ben." */
  turn: { player: number; text: string } | null;
  /** Why the step that is shown was taken, where a bot took it. */
  reason: string | null;
  /** What a bot did in the turn of that step; null where no bot played it. */
  bot_moves: BotMoves | null;
  /** The end of the game that is shown; null while it goes on. */
  ending: Ending | null;
  /** Why a lesson does not allow it now; null where it may be asked for. */
  off: { what_if: string | null; best: string | null };
}

export interface BranchColumn {
  name: string;
  /** By region: the player who holds it (−1 for nobody), and whether with a race in decline. */
  holders: number[];
  declined: boolean[];
  /** How far it was played: "3 steps"; "" for the game. */
  about: string;
}

export interface CompareRow {
  label: string;
  cells: CompareCell[];
}

export interface CompareCell {
  /** A number, or a few words. */
  text: string;
  /** What there is to say about it. */
  notes: string[];
  /** Whether no other cell of the row is better; false everywhere where that says nothing. */
  best: boolean;
}

/** The best turn that was asked for. */
export interface Advice {
  /** "9 coins, proven: nothing can bring more." */
  sentence: string;
  /** The best first. */
  lines: AdviceLine[];
}

export interface AdviceLine {
  title: string;
  value: string;
  steps: { text: string; chance: string | null; regions: number[] }[];
}

/** What a bot did in a turn. */
export interface BotMoves {
  player: number;
  /** "What the bot did for Ben". */
  title: string;
  /** A sentence for each step, and where it begins a new plan, what that is about. */
  moves: { step: number; text: string; plan: string | null; regions: number[] }[];
  /** Regions that it holds now and did not hold before. */
  taken: number[];
}

export interface BotKind {
  id: string;
  name: string;
  about: string;
}

/** A seat that a bot plays for. */
export interface Seat {
  /** Id and name of the bot. */
  bot: string;
  name: string;
}

/** A request of the page about exploring; the version of what is shown is added on the way. */
export type ExploringRequest =
  | { type: "adopt" | "best" }
  /** In a branch: a new one from the same start, or one that goes off from where it stands. */
  | { type: "what_if"; off: boolean }
  | { type: "show" | "forget"; column: number }
  | { type: "rename"; column: number; name: string }
  | { type: "seat"; player: number; bot: string | null }
  /** One that is asked for by a clock is no mistake where another view was faster. */
  | { type: "bot"; whole: boolean; auto?: boolean }
  | ReviewRequest
  | LessonRequest;
