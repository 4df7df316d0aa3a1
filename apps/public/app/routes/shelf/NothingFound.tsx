import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { EmptyState, Inline, Link, Plate } from '@rimba/ui';
import { useHeightWords, useShelfAddress } from './ShelfFilters.tsx';
import { type ShelfSearch, withoutFilters } from './shelf-search.ts';

interface NothingFoundProps {
  search: ShelfSearch;
  /** Ready trees that the same search finds at any height. */
  anyHeight: number;
}

/** No ready tree is as it was looked for: what to let go of to see some. */
export function NothingFound({ search, anyHeight }: NothingFoundProps) {
  const { t } = useTranslation(['shelf', 'trees']);
  const address = useShelfAddress();
  const heightWords = useHeightWords();
  const { height, community, words } = search;
  const title = () => {
    if (words !== '') return t('shelf:empty.words', { words });
    return t(height === undefined ? 'trees:list.emptyTitle' : 'shelf:empty.title');
  };
  return (
    <EmptyState
      title={title()}
      description={t('trees:list.emptyText')}
      drawing={<Plate of={motif('empty-no-trees')} size="medium" />}
      action={
        <Inline>
          {words !== '' && (
            <Link standalone href={address({ ...search, words: '', page: 1 })}>
              {t('shelf:empty.dropWords')}
            </Link>
          )}
          {height !== undefined && anyHeight > 0 && (
            <Link standalone href={address({ ...search, height: undefined, page: 1 })}>
              {t('shelf:empty.dropHeight', { count: anyHeight })}
            </Link>
          )}
          {height !== undefined && community !== undefined && (
            <Link standalone href={address({ ...search, community: undefined, page: 1 })}>
              {t('shelf:empty.dropGroup', { height: heightWords(height) })}
            </Link>
          )}
          <Link standalone href={address(withoutFilters(search))}>
            {t('shelf:filter.clear')}
          </Link>
        </Inline>
      }
    />
  );
}
