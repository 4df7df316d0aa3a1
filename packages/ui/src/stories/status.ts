import { changesOf } from './changes.ts';

/** The release that first has a component; “next” until there is one. */
export type Since = 'next' | `${number}.${number}.${number}`;

/** How far a component is to be relied on. */
export interface Status {
  readonly name: 'New' | 'Changing' | 'Stable';
  /** What it means here, after the name. */
  readonly text: string;
}

/** What is new in the release to come, or named by its words, which stand on the component's page; else it stays as it is. */
export function statusOf(since: Since, parts: readonly string[], changesets: readonly string[]): Status {
  if (since === 'next') return { name: 'New', text: 'comes with the next release' };
  if (changesOf(parts, changesets, '').length > 0)
    return { name: 'Changing', text: `since ${since}, and the next release changes it` };
  return { name: 'Stable', text: `since ${since}` };
}
