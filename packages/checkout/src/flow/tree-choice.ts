import type { Schema } from '@rimba/api-client';

// What `wholeNumber` of `@rimba/paths` does: from there, every page with these trees would load one file more.
/** The service's ids are 32 bits wide. */
const highestId = 2_147_483_647;

/** The trees that an address names, each once: `?trees=12,40`. What is no id is left out. */
export function readTreeIds(params: URLSearchParams): number[] {
  const named = (params.get('trees') ?? '').split(',').filter((text) => /^[1-9]\d*$/.test(text));
  return [...new Set(named.map(Number).filter((id) => id <= highestId))];
}

/** Whether an address says that its trees are for somebody else. */
export const readIsGift = (params: URLSearchParams): boolean => params.has('gift');

/**
 * What an address ends in that names trees, those that go to the checkout together or wait there for another, and
 * whether they are for somebody else.
 */
export function toBeside(treeIds: readonly number[], isGift = false): string {
  const trees = treeIds.length > 0 && `trees=${treeIds.join(',')}`;
  const said = [trees, isGift && 'gift=1'].filter(Boolean).join('&');
  return said && `?${said}`;
}

/** The same where none waits any more, which lets go of those that the tab keeps. */
export const noneBeside = (isGift: boolean): string => `?trees=${isGift ? '&gift=1' : ''}`;

/** The address's query without some of them, and with others in their places. */
export function withoutTrees(
  params: URLSearchParams,
  gone: readonly number[],
  others: readonly number[] = [],
): URLSearchParams {
  const left = exchanged(readTreeIds(params), gone, others);
  const next = new URLSearchParams(params);
  if (left.length > 0) next.set('trees', left.join(','));
  else next.delete('trees');
  return next;
}

/** Trees without those that are gone, and with others after them. */
export const exchanged = (
  treeIds: readonly number[],
  gone: readonly number[],
  others: readonly number[] = [],
): number[] => [...new Set([...treeIds.filter((id) => !gone.includes(id)), ...others])];

/** What is said of a tree that cannot be had: one that is held may come free again. */
export function goneTitle(reason: Schema<'Quote'>['unavailable'][number]['reason']) {
  if (reason === 'taken') return 'gone.taken';
  return reason === 'held' ? 'gone.held' : 'gone.notOffered';
}
