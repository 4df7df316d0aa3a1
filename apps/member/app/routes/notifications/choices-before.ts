import { openLocalStorage } from '@rimba/auth';
import type { Way } from './optional-preferences.ts';

const keyOf = (adopterId: number, way: Way) => `rimba_news_${way}_${adopterId}`;

/** Remembers in this browser what came by a way, before somebody closes it for all news at once. */
export const keepChoices = (adopterId: number, way: Way, categories: readonly string[]): void =>
  openLocalStorage(window).setItem(keyOf(adopterId, way), categories.join(' '));

/** What came by a way before it was closed; nothing where this browser does not know. */
export const keptChoices = (adopterId: number, way: Way): string[] =>
  openLocalStorage(window).getItem(keyOf(adopterId, way))?.split(' ').filter(Boolean) ?? [];
