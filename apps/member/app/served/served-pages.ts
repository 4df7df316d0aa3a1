import type { Language } from '@rimba/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { mainPriceQuery } from '../data/prices.ts';
import { treesQuery } from '../data/tree-list.ts';
import { groupsQuery, treeCountsQuery, treeQuery } from '../data/trees.ts';
import type { PageModule } from '../navigation/load-page.tsx';
import type { MemberPage } from '../navigation/pages.ts';
import { readListState } from '../routes/trees/list/list-state.ts';

/** What an address says. */
interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly language: Language;
}

interface Source {
  readonly load: () => Promise<PageModule>;
  /** Asks for all that the page shows at first, as the service tells it to anybody. */
  readonly ask: (cache: QueryClient, asked: Asked) => Promise<unknown>;
}

/**
 * Pages of the adopters' app whose content is no secret: the server sends them as they are for everyone, and the
 * browser adds what is the reader's own.
 */
export const servedPages: Partial<Record<MemberPage, Source>> = {
  trees: {
    load: () => import('../routes/trees/list/route.tsx'),
    ask: (cache, { search, language }) =>
      Promise.all([
        cache.fetchInfiniteQuery(treesQuery(readListState(search))),
        cache.fetchQuery(treeCountsQuery()),
        cache.fetchQuery(groupsQuery()),
        cache.fetchQuery(mainPriceQuery(language)),
      ]),
  },
  tree: {
    load: () => import('../routes/trees/detail/route.tsx'),
    ask: (cache, { params, language }) =>
      Promise.all([
        cache.fetchQuery(treeQuery(Number(params.treeId))),
        cache.fetchQuery(mainPriceQuery(language)),
      ]),
  },
};
