import * as client from '@rimba/api-client';
import { api } from './api.ts';
import { forestRelations } from './kept-calls.ts';

export interface OwnTree {
  readonly id: number;
  /** When the adopter took it on first, ISO 8601. */
  readonly startsAt: string;
  /** Exclusive end of the term, ISO 8601. */
  readonly endsAt: string;
}

/** The part of a certificate that says which trees stand under it. */
interface Standing {
  readonly trees: readonly {
    readonly tree: { readonly id: number };
    readonly replacedBy: { readonly id: number } | null;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly alive: boolean;
  }[];
}

/** The trees that stand under an adopter's certificates today, each once, a replacement in its place. */
export function ownTrees(certificates: readonly Standing[], now: number): OwnTree[] {
  const own = new Map<number, OwnTree>();
  for (const { trees } of certificates) {
    for (const { tree, replacedBy, startsAt, endsAt, alive } of trees) {
      const { id } = replacedBy ?? tree;
      if (Date.parse(endsAt) <= now || (!alive && replacedBy === null)) continue;
      const known = own.get(id);
      own.set(id, {
        id,
        startsAt: known && known.startsAt < startsAt ? known.startsAt : startsAt,
        endsAt: known && known.endsAt > endsAt ? known.endsAt : endsAt,
      });
    }
  }
  return [...own.values()];
}

/** Those trees as they are now, with their surveys, the tallest first. */
export const forestQuery = (trees: readonly OwnTree[]) =>
  client.treesByIdQuery(
    api(),
    trees.map(({ id }) => id),
    forestRelations,
  );
