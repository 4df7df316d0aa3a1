import { type ReactNode, useEffect, useRef } from 'react';
import { LoadMore, type LoadMoreProps } from '../Pagination/LoadMore.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './InfiniteList.css.ts';

export type InfiniteListProps<Item> = {
  /** What is listed. */
  label: string;
  /** What has come so far. */
  items: readonly Item[];
  /** What tells one item from another. */
  itemKey: (item: Item) => string | number;
  /** How an item looks. */
  children: (item: Item) => ReactNode;
  /** `rows` below each other, or `sheets` in columns. */
  layout?: 'rows' | 'sheets';
  /** Stands in for the list while it holds nothing. */
  empty: ReactNode;
  /** How much is shown of how much, and the button that brings more. */
  more: LoadMoreProps;
  /** Why the next page did not come; what is there stays. */
  failure?: ReactNode;
};

/** A list that grows page by page, by a button. Whoever pressed it goes on at the first new entry. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { label, items, itemKey, children, layout = 'rows', empty, more, failure } = props;
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || items.length <= before) return;
    shownBefore.current = undefined;
    const entry = list.current?.children[before];
    if (entry instanceof HTMLElement) entry.focus();
  }, [items.length]);
  if (items.length === 0 && failure === undefined) return empty;
  const { onLoadMore } = more;
  const load =
    onLoadMore &&
    (() => {
      shownBefore.current = items.length;
      onLoadMore();
    });
  return (
    <Stack gap={4}>
      <ul ref={list} aria-label={label} className={styles.layout[layout]}>
        {items.map((item) => (
          <li key={itemKey(item)} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {failure ?? <LoadMore {...more} onLoadMore={load} />}
    </Stack>
  );
}
