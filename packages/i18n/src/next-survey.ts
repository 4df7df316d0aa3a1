import { dayOf, type Instant } from './format/times.ts';

interface Surveyed {
  /** Days, YYYY-MM-DD; null for a tree that nobody surveys any more. */
  readonly nextSurveyFrom: string | null;
  readonly nextSurveyDue: string | null;
  readonly condition: string;
  readonly freshness: string | null;
}

export interface NextSurvey {
  /** Days, YYYY-MM-DD. */
  readonly from: string;
  readonly due: string;
  readonly late: boolean;
}

/**
 * When the next news of a tree comes to whom waits for it: with its next survey, by whose last day lateness is told too.
 * Undefined for a tree that nobody surveys any more.
 * @param since today, or when the tree was adopted; what of the window lies before that day is nobody's to wait for
 */
export function firstNews(tree: Surveyed, since: Instant): NextSurvey | undefined {
  const { nextSurveyFrom: from, nextSurveyDue: due, condition, freshness } = tree;
  if (from === null || due === null || condition === 'dead') return undefined;
  return stillAhead({ from, due, late: freshness === 'late' }, since);
}

/** What of a window is left from the day of a moment on; all of one that has gone by. */
export function stillAhead(next: NextSurvey, since: Instant): NextSurvey {
  const day = dayOf(since);
  return next.from < day && day <= next.due ? { ...next, from: day } : next;
}

/** When the first news comes of some of several trees. */
export interface NewsWindow<Tree> extends NextSurvey {
  readonly trees: readonly [Tree, ...Tree[]];
}

/**
 * Several trees by the months in which their first news comes, the soonest first and what is late last: one window
 * where they agree. A tree that nobody surveys any more is in none.
 * @param adoptedAt a moment, ISO 8601
 */
export function newsWindows<Tree extends Surveyed>(
  trees: readonly Tree[],
  adoptedAt: string,
): NewsWindow<Tree>[] {
  const windows = new Map<string, NewsWindow<Tree>>();
  for (const tree of trees) {
    const news = firstNews(tree, adoptedAt);
    if (!news) continue;
    const told = news.late ? `late ${news.due}` : `${news.from.slice(0, 7)} ${news.due.slice(0, 7)}`;
    const known = windows.get(told);
    windows.set(
      told,
      known
        ? {
            ...known,
            from: [known.from, news.from].sort()[0] ?? news.from,
            due: [known.due, news.due].sort()[1] ?? news.due,
            trees: [...known.trees, tree],
          }
        : { ...news, trees: [tree] },
    );
  }
  const order = ({ late, from, due }: NextSurvey) => `${late} ${from} ${due}`;
  return [...windows.values()].sort((one, other) => order(one).localeCompare(order(other)));
}
