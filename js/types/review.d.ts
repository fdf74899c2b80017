// What Python sends about the end of a game, and when the coach or the report is asked for.

/** The end of a game. */
export interface Ending {
  /** "Ann wins". */
  title: string;
  /** The emblem of a race that won before the last turn. */
  emblem: string | null;
  winners: number[];
  /** How it ended, and by how much. */
  sentences: string[];
  /** What each team has, the best first; none where everybody plays alone. */
  teams: { number: number; sign: string; players: number[]; text: string }[];
  /** Everybody's coins at the start and after each turn of the game. */
  rounds: { turn: number; coins: number[] }[];
  /** Names of the chart and of its lower axis. */
  chart: string;
  axis: string;
  /** Where the coins came from: a row for each source, with an amount for each player. */
  sources: { label: string; amounts: string[] }[];
}

/** The coach's word about a move, or the report of a game. All strings are ready to be shown. */
export interface Review {
  kind: "coach" | "report";
  /** How many steps had been played then. */
  steps: number;
  /** The step that is rated: 1 is the first. Null for a report. */
  step: number | null;
  title: string;
  chapters: ReviewChapter[];
}

export interface ReviewChapter {
  id: string;
  heading: string;
  /** Empty until it is asked for: it takes some seconds. */
  sections: ReviewSection[];
}

export interface ReviewSection {
  heading: string;
  sentences: string[];
  table: ReviewTable | null;
  /** The step after which the map shows it. */
  step: number | null;
}

export interface ReviewTable {
  heads: string[];
  rows: string[][];
}

/** Asks for the coach, the report or a chapter of it; null closes them. */
export interface ReviewRequest {
  type: "review";
  of: string | null;
  /** Which step the coach shall rate. */
  step: number;
}
