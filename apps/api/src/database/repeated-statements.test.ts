import { expect, it } from 'vitest';
import { createStatementNames } from './repeated-statements.ts';

it('names a text once it has come often enough, always the same', () => {
  const nameOf = createStatementNames();
  expect([1, 2, 3, 4].map(() => nameOf('select $1'))).toEqual([
    undefined,
    undefined,
    'repeated 1',
    'repeated 1',
  ]);
});

it('keeps no more plans than a connection should hold', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 5_000 }, (_, at) => [1, 2, 3].map(() => nameOf(`select ${at}`)).at(-1));
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(200);
});
