import { expect, it } from 'vitest';
import { species } from '../../database/schema/index.ts';
import { matchingEach } from './conditions.ts';

const asked: { family?: { equals: string }; id?: { gte: string; lte: string } } = {
  id: { gte: '1', lte: '9' },
};

it('asks what each filter that was given asks, and wants a word on each that a list offers', () => {
  expect(matchingEach(asked, { family: species.family, id: species.id })).toHaveLength(2);
  expect(matchingEach(asked, { family: () => expect.fail('was not given'), id: () => [] })).toEqual([]);
  // @ts-expect-error: a filter that nobody looks at
  expect(matchingEach(asked, { family: species.family })).toEqual([]);
});
