// What Python sends and what the page sends back. sw_widget/widget.py is the other side of every shape here.

/** A region as it lies on the map; never changes during a game. */
export interface Place {
  id: string;
  name: string;
  terrain: string;
  /** What is printed in it, in words, and as keys of `Scenery.emblems`. */
  about: string;
  emblems: string[];
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
  full: string;
  pale: string;
  shape: string;
}

/** The constant part: how the land lies and how things look. */
export interface Scenery {
  width: number;
  height: number;
  /** What a screen reader says for the whole map. */
  label: string;
  /** Path data of empty ground that belongs to no region. */
  wilds: string[];
  /** Borders that no plane map can show, from point to point: x1, y1, x2, y2. */
  roads: [number, number, number, number][];
  places: Place[];
  terrains: Record<string, Terrain>;
  players: Livery[];
  /** SVG markup of little pictures, 24 across, round the origin. */
  emblems: Record<string, string>;
}

/** Something that stands in a region: tokens of a player, or a marker with an emblem. */
export interface Piece {
  label: string;
  /** How wide the label is, roughly: a page cannot measure what it has not drawn yet. */
  label_width?: number;
  count: number;
  player?: number;
  in_decline?: boolean;
  emblem?: string;
}

export interface LedgerLine {
  amount: number;
  text: string;
  /** Where the rule stands, for those who want to read it there. */
  place: string;
  applied: boolean;
}

/** What is true of a region now. */
export interface RegionNow {
  /** What a screen reader says: name, terrain, what stands there, what it costs. */
  label: string;
  /** The same about what stands there, in sentences. */
  holds: string[];
  pieces: Piece[];
  /** What a click means; null where a click can do nothing. */
  action: Action | null;
  /** What it would cost; null where it cannot be taken at any price. */
  cost: number | null;
  /** The same in words. */
  total: string;
  lines: LedgerLine[];
  /** Why it cannot be taken; null where it can. */
  why_not: string | null;
}

export type Action = Record<string, unknown>;

/** Something to do that needs no region: it becomes a button. */
export interface Choice {
  label: string;
  action: Action;
}

export interface Notice {
  kind: "done" | "refused" | "stale" | "error";
  text: string;
}

/** The changing part, always replaced whole. */
export interface Snapshot {
  version: number;
  status: string;
  regions: Record<string, RegionNow>;
  choices: Choice[];
  notice: Notice | null;
}

/** What the player wants, stamped with the version that they were looking at. */
export interface Intent {
  type: "play";
  version: number;
  action: Action;
}

export interface Traits {
  scenery: Scenery;
  snapshot: Snapshot;
  selected_region: string | null;
}
