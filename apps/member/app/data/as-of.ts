import type { QueryKey } from '@tanstack/react-query';
import { create } from 'zustand';
import { queryClient } from '../session/query-client.ts';
import { keptAtHeader, keptParts, orderPart, partOf } from './kept-calls.ts';

/** When the last answer of each part was kept, epoch ms; a part whose last answer came live is not in it. */
export type KeptParts = Readonly<Record<string, number>>;

export const useKeptParts = create<KeptParts>(() => ({}));

/** Takes note of whether an answer came from the service or from what the browser keeps. */
export function noteAnswer({ url, headers }: Response): void {
  const part = partOf(new URL(url, window.location.href).pathname);
  if (part === undefined) return;
  const { [part]: before, ...others } = useKeptParts.getState();
  const keptAt = headers.get(keptAtHeader);
  if (keptAt !== null) useKeptParts.setState({ ...others, [part]: Number(keptAt) }, true);
  else if (before !== undefined) useKeptParts.setState(others, true);
}

interface Shown {
  readonly part: string;
  /** Epoch ms. */
  readonly answeredAt: number;
}

/** How old the oldest of what is shown is; undefined where nothing shown could be old. */
export function oldestOf(shown: readonly Shown[], kept: KeptParts): number | undefined {
  const times = shown.map(({ part, answeredAt }) => Math.min(answeredAt, kept[part] ?? answeredAt));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** The part that a query's answer belongs to. A tree by itself is never kept, only the list that it is in. */
function partOfQuery([part, kind, id]: QueryKey): string | undefined {
  if (part === 'transaction' && kind === 'detail') return orderPart(Number(id));
  return keptParts.has(String(part)) && kind !== 'detail' ? String(part) : undefined;
}

/** The answers on the page that can also be read without a network. */
export const shownParts = (): Shown[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.status === 'success')
    .flatMap(({ queryKey, state }) => {
      const part = partOfQuery(queryKey);
      return part === undefined ? [] : { part, answeredAt: state.dataUpdatedAt };
    });
