// What the page sends to Python, and the traits of the widget; sw_widget/widget.py is the other side.

import type { EditorRequest } from "./editor";
import type { ExploringRequest } from "./exploring";
import type { Scenery } from "./scenery";
import type { Action } from "./snapshot";

/** A message to Python: what the player wants, with the version that they were looking at. Actions are played in order. */
export type Message =
  | { type: "play"; version: number; actions: Action[] }
  | { type: "undo" | "redo"; version: number }
  | ExploringRequest & { version: number }
  | EditorRequest & { type: "edit"; version: number; draft?: number }
  | { type: "kept"; version: number; do: "restore" | "forget" }
  | { type: "hello" | "bye"; view: string };

/** The traits of the widget. */
export interface Traits {
  scenery: Scenery;
  /** A `Wire`, as JSON. */
  snapshot: string;
  /** `Reasons`, as JSON. */
  reasons: string;
  /** An `Explore`, as JSON. */
  explore: string;
  /** A `Review`, as JSON; "" where neither coach nor report is open. */
  review: string;
  /** A `LessonNow`, as JSON; "" where there is no lesson. */
  blackboard: string;
  /** An `Editor`, as JSON; "" where no board is set up. */
  editor: string;
  /** The offer to go on with a game that was kept, as JSON; "" where there is none. */
  kept: string;
  /** The code and style of the editor, or of a lesson, as JSON; "" until one of them is wanted. */
  _workshop: string;
  /** The code and style of what comes alive in play, as JSON; "" until a view was opened. */
  _live: string;
  selected_region: string | null;
  step: number;
  language: string;
}
