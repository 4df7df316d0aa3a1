/** Of mails about terms: about to end, a year old, over. */
export type TermContents = {
  /** `nextEndsAt` is the end of the term that would follow; `giver` of what was a gift. */
  renewalReminder: {
    name?: string;
    count: number;
    /** The first end; each tree says its own where a later one follows. */
    endsAt: string;
    lastEndsAt?: string;
    /** What is ticked where the button leads; left out by earlier versions. */
    treeIds?: number[];
    nextEndsAt?: string;
    /** After the day it is sent on; left out by earlier versions. */
    daysLeft?: number;
    /** Each with its holder where they are in several names. Left out by earlier versions. */
    trees?: { name: string; code: string; endsAt?: string; holder?: string }[];
    /** Of another year, on the day it is sent; lines in the mail's language, whole rupiah, discounts below zero. */
    price?: { lines: { label: string; value: number }[]; total: number };
    /**
     * Trees whose visit is late, and the earliest last day in time, YYYY-MM-DD, with the latest where they differ; whether
     * a community has said why, left out by earlier versions.
     */
    late?: { count: number; by: string; lastBy?: string; isTold?: boolean };
    giver?: string;
    /** To whom the reader gave what is about to end. */
    givenTo?: string;
  };
  /** Before the first of the terms that end in a calendar year does. */
  yearReview: {
    name?: string;
    year: number;
    count: number;
    /** m, of those alive together; null where nobody can say. */
    grown: number | null;
    visits: number;
    replacements: number;
    endsAt: string;
    /** Whether somebody who went wrote of it; left out by earlier versions. */
    noted?: boolean;
  };
  termEnded: {
    name?: string;
    count: number;
    /** Their names, as they are listed in the mail's language. */
    trees: string;
    endsAt: string;
    /** m, of those alive since the first day together; null where nobody can say. */
    grown: number | null;
    /** How often patrols came meanwhile. */
    visits: number;
    lost: number;
    /** Of those, how many a replacement is promised for that does not stand yet; left out by earlier versions. */
    promised?: number;
    /** Of them, those that took the place of a tree that died in that term, and that tree's name. */
    replaced?: { count: number; trees: string };
    /** How many are free to adopt again; what is ticked where the button leads is left out by earlier versions. */
    free: number;
    treeIds?: number[];
    /** To whom the reader gave what has ended. */
    givenTo?: string;
  };
};
