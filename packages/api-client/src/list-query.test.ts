import { expect, it } from 'vitest';
import { toParameters } from './list-query.ts';

it.each<[Parameters<typeof toParameters<'listTrees'>>[0], Record<string, string>]>([
  [{}, {}],
  [
    { limit: 18, sortBy: 'height', order: 'desc', search: 'ulin' },
    { limit: '18', sortBy: 'height', order: 'desc', search: 'ulin' },
  ],
  [
    { with: ['images', 'group'], select: ['id'] },
    { with: 'images,group', select: 'id' },
  ],
  [{ with: [], search: '', cursor: undefined }, {}],
  [{ filter: { status: 'adopted', group: 3 } }, { 'filter[status]': 'adopted', 'filter[group]': '3' }],
  [{ filter: { status: { in: ['adopted', 'pending'] } } }, { 'filter[status][in]': 'adopted,pending' }],
  [
    { filter: { height: { gte: 0, lte: 2.5 }, status: undefined } },
    { 'filter[height][gte]': '0', 'filter[height][lte]': '2.5' },
  ],
])('%j', (query, parameters) => {
  expect(toParameters(query)).toEqual(parameters);
});

it('asks nobody for one of none', () => {
  expect(() => toParameters<'listTrees'>({ filter: { id: { in: [] } } })).toThrow(
    'filter[id][in] has no value',
  );
});
