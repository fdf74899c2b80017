// Players and combos, as they come with a snapshot.

import type { Action, ChoiceOf, LedgerFor, LedgerOf, RefusalOf, ToldMarkerOf } from "./snapshot";

/** A card: a combo of the column. */
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
  /** What is paid for its rank in the column; `price` is the ledger of that and of the coins that lie on it. */
  pay: number;
  price: LedgerOf<S, L>;
  /** In a few words: "costs 2 coins, brings 1 back, 9 tokens". */
  summary: S;
  /** Null where it cannot be picked now. */
  action: Action | null;
  /** On its button: "Take it for 2 coins". */
  label: S;
  why: RefusalOf<S> | null;
  /** Where on the map it is good for something, while one is picked: a sentence, and the regions. */
  likes: { text: S; regions: number[] }[];
}

/** A combo at a player's side: a race and its power. */
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
  pieces: PiecesOffMapOf<S>[];
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
  scored: LedgerFor<S> | null;
  winner: boolean;
  /** False for a player who has a race from the beginning. */
  picks: boolean;
  /** The team of the player: its number, its sign and who else is in it. Null where everybody plays alone. */
  team: { number: number; sign: string; label: S } | null;
  /** What can be done to the player: name an ally. */
  choices: ChoiceOf<S>[];
}

/** Pieces of a race that are not on the map: how many of what, in words, and what they are good for. */
export interface PiecesOffMapOf<S> {
  emblem: string;
  count: number;
  label: S;
  about: S;
  /** Of a power that is bought: whether it is in use already; the count of one that is not is its price. */
  state?: "in_use" | "for_sale";
  /** Of a marker that serves the race from a region: which region, and what is told of it. */
  region?: number;
  told?: ToldMarkerOf<S>[];
}
