/** The four categories, in order. */
export const categories = ['general', 'adoption', 'monitoring', 'payment'] as const;
export type Category = (typeof categories)[number];

export interface Question {
  /** Its anchor in the page's address. */
  readonly id: string;
  readonly category: Category;
  readonly question: string;
  readonly answer: string;
}

export interface Search {
  readonly words: string;
  readonly category: Category | undefined;
}

export function readSearch(params: URLSearchParams): Search {
  const category = categories.find((each) => each === params.get('category'));
  return { words: (params.get('q') ?? '').trim().slice(0, 100), category };
}

/** Those of the category in which every word occurs, in question or answer. */
export function find(questions: readonly Question[], { words, category }: Search): Question[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter((each) => {
    // Nobody types what keeps a word on one line.
    const text = `${each.question} ${each.answer}`.toLowerCase().replaceAll('\u2060', '');
    return (
      (category === undefined || each.category === category) && wanted.every((word) => text.includes(word))
    );
  });
}
