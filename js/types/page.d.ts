// What the parts of the page are given, and what they share.

import type { EditorRequest } from "./editor";
import type { ExploringRequest } from "./exploring";
import type { Scenery } from "./scenery";
import type { Action, Allocation, Refusal } from "./snapshot";

/** Which number the goggles show in every region. */
export type Goggles = "none" | "costs" | "incomes" | "defences";

/** The page, as its parts know it: the constant things, and ways to say what the player wants. */
export interface Page {
  scenery: Scenery;
  /** The page's own word of that id. */
  word(id: string): string;
  /** Aborted when the page is taken away or built anew. */
  signal: AbortSignal;
  /** Play actions, one after the other. Does nothing while an answer is awaited. */
  play(actions: Action[]): void;
  undo(): void;
  redo(): void;
  /** Say on the widget why something is not possible. */
  refuse(refusal: Refusal): void;
  /** The pointer rests on a region (its index), or has left it: explain it. */
  hover(region: number | null): void;
  /** The player went to a region, or away from all of them: explain it, and tell Python. */
  select(region: number | null): void;
  /** Highlight regions on the map, while a line that speaks of them is pointed at. */
  highlight(regions: number[]): void;
  /** Show the position after so many steps. */
  goToStep(step: number): void;
  setGoggles(goggles: Goggles): void;
  /** The goggles that are on. */
  goggles(): Goggles;
  /** Show the ids of regions on the map, which code speaks of. */
  showIds(shown: boolean): void;
  deployment: Deployment;
  /** Ask for what belongs to exploring, or for a board to set up. Does nothing while an answer is awaited. */
  ask(request: ExploringRequest | { type: "kept"; do: "restore" | "forget" } | { type: "edit"; do: "begin" | "back" }): void;
  /** Change the board that is set up: any number of times, without waiting for an answer. */
  edit(request: EditorRequest & { draft: number }): void;
  /** The sentence that says which keys put pieces into a region, while a board is set up; else null. */
  editorKeys(): string | null;
  /** Put a piece (1), take one away (-1) or do what a click does (0). False where no board is set up. */
  editRegion(region: number, by: number): boolean;
}

/** Pieces that are being put down and have not been sent yet. Nothing is played by changing it. */
export interface Deployment {
  /** Take over the allocations of a snapshot; counts are kept where the key is the same. */
  update(allocations: Allocation[]): void;
  allocations(): Allocation[];
  /** The one that the steppers on the map act on. */
  chosen(): Allocation | null;
  choose(key: string): void;
  count(key: string, region: number): number;
  inHand(key: string): number;
  canPut(key: string, region: number): boolean;
  canTake(key: string, region: number): boolean;
  put(key: string, region: number): void;
  take(key: string, region: number): void;
  /** Put pieces down as a ready spread says. */
  spread(key: string, counts: Record<number, number>): void;
  /** Go back to what stands on the map. */
  reset(key: string): void;
  /** Whether it differs from what stands on the map. */
  changed(key: string): boolean;
  complete(key: string): boolean;
  /** The actions that put down what was changed and is complete. */
  actions(): Action[];
  onChange(listener: () => void, signal: AbortSignal): void;
}
