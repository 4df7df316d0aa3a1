export type Season = 'wet' | 'dry';

/** Of mails of what happens in the forest between surveys. */
export type TidingsContents = {
  /** Notes of communities, the newest first, in the mail's language where they were written in both. */
  forestNews: {
    name?: string;
    notes: {
      id: number;
      title: string;
      lead: string;
      /** YYYY-MM-DD */
      date: string;
      author: string | null;
      group: string;
    }[];
  };
  season: { name?: string; season: Season };
  /** A patron rank that few trees are missing to. */
  patronStep: { name?: string; rank: 'gold' | 'platinum' | 'diamond'; trees: number; missing: number };
};
