// What Python sends about a lesson, and what the page asks for about it.

import type { LedgerLine, LedgerOf } from "./snapshot";

/** A lesson as it stands. All strings are ready to be shown; nothing of an answer is here before it was given. */
export interface LessonNow {
  title: string;
  text: string;
  /** One sentence: what to do; "" where there are only questions. */
  goal: string;
  /** Whose part the learner plays: which player, and "You are Ann". */
  learner: number;
  you: string;
  /** "Lesson 2 of 5", and the titles of all; empty where there is one only. */
  series: string;
  titles: string[];
  /** Which of them it is, from 0. */
  number: number;
  state: "asking" | "playing" | "solved" | "failed";
  question: LessonQuestion | null;
  /** The answer that was right, until the next question is asked, or somebody plays. */
  answered: LessonAnswer | null;
  /** What was said last, unless it was that or a hint. */
  feedback: LessonFeedback | null;
  /** After a success: what was practised. */
  teaches: string[];
  /** Hints that were given, and the label of the button for the next; null where there is none. */
  hints: string[];
  hint: string | null;
  /** Regions to look at, as indices. */
  point: number[];
  /** What can be asked for; the first is what most will want. */
  buttons: LessonButton[];
  /** The label of the button for what was missed, and what is said while a mistake is played out; else "". */
  review: string;
  leads: string;
  /** Why progress is not kept, if so. */
  trouble: string;
}

export type LessonButton = "on" | "skip" | "again" | "play_out" | "back" | "next" | "continue" | "review";

export interface LessonQuestion {
  text: string;
  /** "Question 1 of 2"; "" where there is one only. */
  of: string;
  /** Which one it is, from 0. */
  number: number;
  /** Whether several options may be right. */
  many: boolean;
  /** What can be chosen; where there is nothing, a number is typed. */
  options: LessonOption[];
  /** Numbers that were typed and are wrong. */
  typed: LessonTyped[];
}

export interface LessonOption {
  text: string;
  /** Chosen before, and wrong; then what was said to it. */
  tried: boolean;
  say: string;
}

export interface LessonTyped {
  text: string;
  say: string;
}

export interface LessonAnswer {
  question: string;
  answers: string[];
  text: string;
  ledger: LedgerOf<string, LedgerLine> | null;
}

export interface LessonFeedback {
  kind: "wrong" | "solved" | "failed" | "note";
  text: string;
  ledger: LedgerOf<string, LedgerLine> | null;
  /** Where the rules stand that were missed. */
  references: string[];
}

/** A request of the page in a lesson. */
export type LessonRequest =
  | { type: "lesson"; do: Exclude<LessonButton, "continue"> | "hint" }
  | { type: "lesson"; do: "number"; number: number }
  | { type: "lesson"; do: "answer"; options: number[] }
  | { type: "lesson"; do: "answer"; number: string };
