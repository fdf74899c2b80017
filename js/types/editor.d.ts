// What Python sends about a board that is being set up, and what the page asks for about it.

import type { Notice } from "./snapshot";

/** The editor. All strings are ready to be shown. Ids are only sent back. */
export interface Editor {
  /** Whether a board is being set up; else there is only a game to go back to. */
  open: boolean;
  /** What came of the last change; each has a number of its own. */
  said: Notice | null;
  version: number;
  board: DraftBoard | null;
}

/** The board that is being set up. */
export interface DraftBoard {
  /** Which board it is: what is asked for on another one is out of date. */
  draft: number;
  /** Why the position cannot come up in play; nothing where it can. */
  doubts: string[];
  undo: boolean;
  redo: boolean;
  title: string;
  text: string;
  /** Boards to choose from. */
  boards: { id: string; name: string; chosen: boolean }[];
  /** Packs to choose from. One that `stays` cannot be taken out. */
  packs: { id: string; name: string; about: string; chosen: boolean; stays: boolean }[];
  turn: number;
  turns: number;
  /** The race in decline that is guarded, or "", and those that could be. Null where nobody guards any. */
  guard: { race: string; races: { id: string; name: string }[] } | null;
  /** Whose turn starts. */
  current: number;
  /** What the die shows next: "2 0 3". */
  dice: string;
  pieces: DraftPiece[];
  players: DraftSeat[];
  /** `tokens` is null where none can lie on the combo. */
  column: { race: string; power: string; coins: number; tokens: number | null }[];
  /** The pile of relics and places: what is found next comes first, where it is `ordered`; else chance decides. */
  finds: { ordered: boolean; pile: { id: string; name: string }[] };
  /** A place on the map that has a badge. */
  lent: { name: string; power: string } | null;
  /** Whether one more combo can be laid out. */
  room: boolean;
  races: DraftOption[];
  powers: (DraftOption & { stays: boolean })[];
  /** Roles of the packs in play, which a player can have instead of combos. */
  roles: { id: string; name: string }[];
  /** The scenario as a file has it, a name for that file, and the position as a code. */
  file: string;
  file_name: string;
  code: string;
}

/** A piece to put into regions. */
export interface DraftPiece {
  /** Also a key of `Scenery.emblems`. */
  key: string;
  label: string;
  /** How many there are: "2 in hand, 5 in the tray". */
  about: string;
  /** Only tokens have a player. */
  player: number | null;
  in_decline: boolean;
  /** Whether a region can have one of it at most: a second click takes it away again. */
  single: boolean;
}

/** A player. */
export interface DraftSeat {
  name: string;
  coins: number;
  /** A player with a role has no combos, but counts of what lies beside the map, and badges in use or for sale. */
  role: DraftRole | null;
  active: DraftRace | null;
  declined: { race: string; power: string | null }[];
  /** Whether there is room for one more race in decline. */
  may_decline: boolean;
}

/** A role: its reserve and what lies in its Well, what could lie there, too, and where its badges are. */
export interface DraftRole {
  id: string;
  counts: DraftCount[];
  more: { id: string; name: string }[];
  badges: { id: string; name: string; to: string }[];
}

/** An active race. */
export interface DraftRace {
  race: string;
  power: string;
  hand: number;
  /** How many tokens could be in hand. */
  most: number;
  /** Pieces that run out: how many of each kind are left. */
  pieces: DraftCount[];
  /** What it has collected, and what else it could have; null where it collects nothing. */
  pile: { rows: DraftCount[]; more: { id: string; name: string }[] } | null;
}

/** A number of something, and its bounds. */
export interface DraftCount {
  id: string;
  name: string;
  count: number;
  least: number;
  most: number;
}

/** A race or a power, and who has it. `stays` is whether a badge outlives decline. */
export interface DraftOption {
  id: string;
  name: string;
  player: number | null;
}

/** A request of the page about the board that is set up: a change, or what is to be done with it. */
export type EditorRequest =
  | { do: "begin" | "undo" | "redo" | "play" | "cancel" | "back" }
  | { do: "load"; text: string }
  | { do: "put"; piece: string; region: string; by: number }
  | { do: "board"; board: string }
  | { do: "packs"; pack: string; on: boolean }
  | { do: "title" | "text" | "dice"; value: string }
  | { do: "turn" | "turns"; value: number }
  | { do: "guard"; race: string | null }
  | { do: "current" | "decline"; player: number }
  | { do: "name"; player: number; value: string }
  | { do: "coins" | "hand"; player: number; value: number }
  | { do: "combo"; player: number; which: "active" | number; race: string; power: string }
  | { do: "pieces"; player: number; marker: string; value: number }
  | { do: "pile" | "role"; player: number; what: string; value: number }
  | { do: "role"; player: number; power: string; to: string }
  | { do: "role"; player: number; role: string }
  | { do: "order"; what: string }
  | { do: "lend"; power: string }
  | { do: "column"; slot: number; race?: string; power?: string; coins?: number; tokens?: number };
