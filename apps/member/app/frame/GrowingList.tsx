import { useFormat, useTranslation } from '@rimba/i18n/react';
import { QueryFailed } from '@rimba/shell';
import { LoadMore, Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface Page<Item> {
  readonly data: readonly Item[];
  readonly meta: { readonly total: number };
}

interface GrowingListProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  skeleton?: ReactNode;
  /** What could not be fetched; by default "this list". */
  failedTitle?: string;
  empty: ReactNode;
  /** The button that asks for the next page; by default "Show more". */
  moreLabel?: string;
  /** Stands below the list once it is there, so that it is not pushed away by what comes. */
  after?: ReactNode;
  children: (items: readonly Item[], total: number) => ReactNode;
}

/** A list that grows page by page. What is there stays when the next page does not come. */
export function GrowingList<Item>({ after, ...props }: GrowingListProps<Item>) {
  return (
    <>
      <Listed {...props} />
      {!props.list.isPending && after}
    </>
  );
}

function Listed<Item>({
  list,
  skeleton = <BlockSkeletons />,
  failedTitle,
  empty,
  moreLabel,
  children,
}: Omit<GrowingListProps<Item>, 'after'>) {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (list.isPending) return skeleton;
  if (!list.data) {
    return (
      <QueryFailed
        error={list.error}
        title={failedTitle ?? t('error.listFailed')}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const items = list.data.pages.flatMap(({ data }) => data);
  const total = list.data.pages[0]?.meta.total ?? 0;
  if (items.length === 0) return empty;
  return (
    <Stack gap={4}>
      {children(items, total)}
      {list.isFetchNextPageError ? (
        <QueryFailed error={list.error} onRetry={() => void list.fetchNextPage()} />
      ) : (
        // Of what fits on one page nobody has to be told that it is all.
        (list.hasNextPage || list.data.pages[1]) && (
          <LoadMore
            status={t('pagination.showing', {
              from: 1,
              to: format.number(items.length),
              total: format.number(total),
            })}
            label={moreLabel ?? t('actions.showMore')}
            busy={list.isFetchingNextPage ? t('loading.more') : undefined}
            onLoadMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          />
        )
      )}
    </Stack>
  );
}

function BlockSkeletons() {
  const { t } = useTranslation('common');
  return (
    <SkeletonGroup label={t('loading.data')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
