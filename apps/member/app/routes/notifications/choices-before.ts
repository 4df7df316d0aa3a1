import { openLocalStorage } from '@rimba/auth';
import type { Way } from './optional-preferences.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (adopterId: number, way: Way) => `rimba_news_${way}_${adopterId}`;

/** Remembers in this browser what came by a way, before somebody closes it for all news at once. */
export const keepChoices = (
  adopterId: number,
  way: Way,
  categories: readonly string[],
  store: Store = openLocalStorage(window),
): void => store.setItem(keyOf(adopterId, way), categories.join(' '));

/** What came by a way before it was closed; nothing where this browser does not know. */
export const keptChoices = (adopterId: number, way: Way, store: Store = openLocalStorage(window)): string[] =>
  store.getItem(keyOf(adopterId, way))?.split(' ').filter(Boolean) ?? [];
