import type { Condition } from '../../database/schema/index.ts';

/** A tree of a letter; heights and growth in m, growth null with nothing to compare. */
export type MailedVisit = {
  treeId: number;
  /** Left out by earlier versions. */
  code?: string;
  /** As its pages call it. */
  localName: string;
  latinName: string;
  group: string;
  /** The holder of a gift; null for one's own tree. */
  giftOf: string | null;
  surveyedAt: string;
  surveyor: string;
  condition: Condition;
  height: number;
  notes: string | null;
  sinceLast: number | null;
  lastAt: string | null;
  sinceFirst: number | null;
  firstAt: string | null;
  /** A file of the store, taken on the day of the survey. */
  photo: string | null;
  /** The last day of the next survey, YYYY-MM-DD. */
  nextBy: string | null;
  /** The end of the reader's term, where that day is after it. */
  endsBefore?: string;
  /** From the first day on. */
  heights: { surveyedAt: string; height: number }[];
};
