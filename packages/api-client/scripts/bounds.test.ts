import { expect, it } from 'vitest';
import { boundOf } from './bounds.ts';

it.each([
  [{ minimum: 1, maximum: 100 }, undefined, '1 to 100'],
  [{ maximum: 9_999 }, 'Rows', 'at most 9,999'],
  [{ maxItems: 10 }, undefined, 'at most 10 of them'],
  [{ maxLength: 1_000 }, 'An e-mail address', 'at most 1,000 characters'],
  // What is said is stricter.
  [{ maxLength: 1_000 }, '3 to 100 characters', undefined],
  [{ maxItems: 200 }, 'At most 50 different trees', undefined],
  // Nobody's limit: of a column, and of a closed list.
  [{ minimum: 1, maximum: 2_147_483_647 }, undefined, undefined],
  [{ maxLength: 9, enum: ['id', 'en'] }, undefined, undefined],
  [{ minimum: 0 }, undefined, undefined],
])('puts %o, of which %o is said, into words', (shape, said, words) => {
  expect(boundOf(shape, said)).toBe(words);
});
