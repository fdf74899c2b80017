// What Python sends once for a game; sw_widget/page/scenery.py is the other side.

/** A region as it is printed on the map. */
export interface MapRegion {
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
  /** Whether its ground is dark, so that its name is pale. */
  dark?: boolean;
}

/** The look of a player: a colour, a pale shade of it, and a shape (path data, about 24 across, round the origin). */
export interface PlayerLook {
  name: string;
  full: string;
  pale: string;
  shape: string;
}

/** The map, how things look, and every word of the page that never changes. */
export interface Scenery {
  width: number;
  height: number;
  title: string;
  /** A text about the position, by whoever set it up. */
  text: string;
  /** Borders that no plane map can show: path data. */
  roads: string[];
  /** The regions of the map. */
  places: MapRegion[];
  /**
   * What lies above the ground of the regions, from below: coasts, silhouettes ("{id}-s3" at x and y for [3, x, y]), light and
   * the frame. Texts are SVG markup, in which ids begin with "{id}"; "{id}-c3" must be there to clip with the outline of
   * region 3. They define "{id}-ground2" and "{id}-texture2", which fill regions of terrain 2.
   */
  land: {
    definitions: string;
    /** The sky round islands, below everything. */
    sky: string;
    coasts: string;
    standing: [number, number, number][];
    above: string;
    /** Bridges between islands and the ways up to them, over the borders. */
    ways: string;
  };
  /** The terrains of the map in the order of their numbers, with a plain colour each. */
  terrains: Record<string, string>;
  players: PlayerLook[];
  /**
   * SVG markup of little pictures, 24 across, round the origin, by "kind/id": "terrain/…", "symbol/…", "marker/…"
   * in their own colours; "race/…" and "power/…" in one colour, which is that of the text (currentColor).
   */
  emblems: Record<string, string>;
  /** What each race, power, relic and place can do, in full, by the same keys. */
  details: Record<string, string>;
  /** What the page says by itself ("Undo", "Costs"), by id; see `words` in sw_widget/page/scenery.py. */
  words: Record<string, string>;
  /** Parts of the page that the lesson does not show; `SHOWN_PARTS` in sw_widget/teach/lessons/shown_parts.py names them. */
  hides: string[];
  language: string;
}
