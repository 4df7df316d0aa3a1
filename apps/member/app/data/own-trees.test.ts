import { expect, it } from 'vitest';
import { ownTrees } from './own-trees.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const earlier = '2026-03-01T03:00:00Z';
const certificate = (
  ...parts: { id: number; by?: number; startsAt?: string; endsAt: string; alive: boolean }[]
) => ({
  trees: parts.map(({ id, by, startsAt = earlier, endsAt, alive }) => ({
    tree: { id },
    replacedBy: by === undefined ? null : { id: by },
    startsAt,
    endsAt,
    alive,
  })),
});

const later = '2027-03-01T17:00:00Z';

it('keeps trees in term, a replacement in the place of the tree that died', () => {
  const trees = ownTrees(
    [
      certificate({ id: 1, endsAt: later, alive: true }, { id: 2, by: 3, endsAt: later, alive: false }),
      certificate({ id: 4, endsAt: '2026-01-01T00:00:00Z', alive: true }),
    ],
    now,
  );
  expect(trees).toEqual([
    { id: 1, startsAt: earlier, endsAt: later },
    { id: 3, startsAt: earlier, endsAt: later },
  ]);
});

it('knows a renewed tree once, from its first term to its later one', () => {
  const renewed = '2028-03-01T17:00:00Z';
  const first = certificate({ id: 1, endsAt: later, alive: true });
  const second = certificate({ id: 1, startsAt: later, endsAt: renewed, alive: true });
  expect(ownTrees([second, first], now)).toEqual([{ id: 1, startsAt: earlier, endsAt: renewed }]);
});
