import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { defineList } from './query-language.ts';
import { defineRelations } from './relations-query.ts';

const list = defineList({
  sort: ['name', 'size'],
  defaultSort: { by: 'size', order: 'desc' },
  filters: {
    colour: ['red', 'green'],
    note: 'text',
    count: 'integer',
    weight: 'number',
    day: 'date',
  },
  with: ['owner', 'photos'],
  select: ['id', 'name', 'size'],
  search: true,
  cursor: true,
  maximum: 9999,
});

/** What a query is refused with: the code, and the parameter at fault. */
function refusal(query: Record<string, unknown>, parse: (query: unknown) => unknown = list.parse) {
  try {
    parse(query);
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.details.errors?.[0]?.path];
    throw error;
  }
  return 'accepted';
}

it('has a first page, a usual size and a usual order', () => {
  expect(list.parse({})).toEqual({
    page: 1,
    limit: 20,
    offset: 0,
    search: undefined,
    cursor: undefined,
    sort: { by: 'size', order: 'desc' },
    isSorted: false,
    filters: {},
    with: new Set(),
    select: undefined,
  });
});

it('reads every part', () => {
  expect(
    list.parse({
      page: '3',
      limit: '50',
      search: '  meranti ',
      cursor: 'abc',
      sortBy: 'name',
      order: 'desc',
      with: 'owner, photos',
      select: 'id,name',
      'filter[colour]': 'red',
      'filter[count][in]': '1,2',
      'filter[weight][gte]': '-1.5',
      'filter[weight][lte]': '2',
      'filter[day]': '2026-11-20',
      lang: 'en',
    }),
  ).toEqual({
    page: 3,
    limit: 50,
    offset: 100,
    search: 'meranti',
    cursor: 'abc',
    sort: { by: 'name', order: 'desc' },
    isSorted: true,
    filters: {
      colour: { equals: 'red' },
      count: { in: ['1', '2'] },
      weight: { gte: '-1.5', lte: '2' },
      day: { equals: '2026-11-20' },
    },
    with: new Set(['owner', 'photos']),
    select: ['id', 'name'],
  });
});

it('sorts upwards where a field is named without an order', () => {
  expect(list.parse({ sortBy: 'size' }).sort).toEqual({ by: 'size', order: 'asc' });
});

it('takes an empty value for none', () => {
  expect(list.parse({ search: '', 'filter[colour]': '', with: '', select: '', page: '' })).toEqual(
    list.parse({}),
  );
});

it('searches for what was meant where a pasted code holds signs that nobody sees', () => {
  expect(list.parse({ search: '\ufeffKB-\u2060AS-\u200b2024 ' }).search).toBe('KB-AS-2024');
});

describe('refuses and names', () => {
  const unknown = 'request.unknown_parameter';
  const invalid = 'request.invalid_parameter';

  it.each([
    [{ color: 'red' }, unknown, 'color'],
    [{ 'filter[color]': 'red' }, unknown, 'filter[color]'],
    [{ 'filter[colour][like]': 'red' }, unknown, 'filter[colour][like]'],
    [{ 'filter[colour][gte]': 'red' }, unknown, 'filter[colour][gte]'],
    [{ 'filter[note][gte]': 'a' }, unknown, 'filter[note][gte]'],
    [{ 'filter[toString]': '1' }, unknown, 'filter[toString]'],
    [{ 'filter[__proto__]': '1' }, unknown, 'filter[__proto__]'],
    [{ 'filter[colour]': 'blue' }, invalid, 'filter[colour]'],
    [{ 'filter[colour][in]': 'red,blue' }, invalid, 'filter[colour][in]'],
    [{ 'filter[count]': '1.5' }, invalid, 'filter[count]'],
    [{ 'filter[count]': '-1' }, invalid, 'filter[count]'],
    [{ 'filter[count]': '12345678901' }, invalid, 'filter[count]'],
    [{ 'filter[weight]': '1e9' }, invalid, 'filter[weight]'],
    [{ 'filter[weight]': 'NaN' }, invalid, 'filter[weight]'],
    [{ 'filter[day]': 'yesterday' }, invalid, 'filter[day]'],
    [{ 'filter[day]': '2026-13-45' }, invalid, 'filter[day]'],
    [{ 'filter[day]': '2026-02-30' }, invalid, 'filter[day]'],
    [{ 'filter[day][gte]': '2025-02-29' }, invalid, 'filter[day][gte]'],
    [{ 'filter[day]': '0000-01-01' }, invalid, 'filter[day]'],
    [{ 'filter[day]': '2026-01-01 (x)' }, invalid, 'filter[day]'],
    [{ 'filter[day]': '2026-01-01T10:00:00+23:59' }, invalid, 'filter[day]'],
    [{ 'filter[note]': 'a\u0000b' }, invalid, 'filter[note]'],
    [{ 'filter[note]': 'a'.repeat(2_001) }, invalid, 'filter[note]'],
    [{ 'filter[note]': ['a', 'b'] }, invalid, 'filter[note]'],
    [{ 'filter[count][in]': Array(101).fill('1').join(',') }, invalid, 'filter[count][in]'],
    [{ page: '0' }, invalid, 'page'],
    [{ page: '-1' }, invalid, 'page'],
    [{ page: '1.5' }, invalid, 'page'],
    [{ page: '1000001' }, invalid, 'page'],
    [{ limit: '0' }, invalid, 'limit'],
    [{ limit: '101' }, invalid, 'limit'],
    [{ limit: '10000', select: 'id' }, invalid, 'limit'],
    [{ sortBy: 'colour' }, invalid, 'sortBy'],
    [{ order: 'random' }, invalid, 'order'],
    [{ with: 'owner,friends' }, invalid, 'with'],
    [{ select: 'id,secret' }, invalid, 'select'],
    [{ search: 'ab' }, invalid, 'search'],
    [{ search: 'a'.repeat(101) }, invalid, 'search'],
  ])('%j', (query, code, path) => {
    expect(refusal(query)).toEqual([code, path]);
  });

  it('says what is allowed instead', () => {
    expect.assertions(1);
    try {
      list.parse({ sortBy: 'colour' });
    } catch (error) {
      if (error instanceof Problem)
        expect(error.details.values).toEqual({ name: 'sortBy', allowed: 'name, size' });
    }
  });
});

it('gives thousands of rows only with a select', () => {
  expect(list.parse({ limit: '9999', select: 'id,name' }).limit).toBe(9999);
  expect(refusal({ limit: '9999' })).toEqual(['request.invalid_parameter', 'limit']);
});

it('takes only what the list has', () => {
  const plain = defineList({
    sort: ['name'],
    defaultSort: { by: 'name', order: 'asc' },
    filters: {},
    with: [],
    select: [],
  });
  for (const name of ['with', 'select', 'search', 'cursor']) {
    expect(refusal({ [name]: 'name' }, plain.parse)).toEqual(['request.unknown_parameter', name]);
  }
  expect(refusal({ limit: '9999' }, plain.parse)).toEqual(['request.invalid_parameter', 'limit']);
});

it('describes what it parses', () => {
  expect(Object.keys(list.querystring.properties)).toEqual(
    expect.arrayContaining(['page', 'limit', 'search', 'cursor', 'with', 'select', 'filter[colour]']),
  );
});

describe('the relations of one record', () => {
  const one = defineRelations({ with: ['owner'], select: ['id'], limit: { usual: 6, maximum: 24 } });

  it('reads with, select and limit', () => {
    expect(one.parse({})).toEqual({ with: new Set(), select: undefined, limit: 6 });
    expect(one.parse({ with: 'owner', select: 'id', limit: '24', lang: 'id' })).toEqual({
      with: new Set(['owner']),
      select: ['id'],
      limit: 24,
    });
  });

  it.each([
    [{ page: '1' }, 'request.unknown_parameter'],
    [{ with: 'friends' }, 'request.invalid_parameter'],
    [{ limit: '25' }, 'request.invalid_parameter'],
  ])('refuses %j', (query, code) => {
    expect(refusal(query, one.parse)).toEqual([code, Object.keys(query)[0]]);
  });

  it('takes no limit where there is none', () => {
    const detail = defineRelations({ with: ['owner'] });
    expect(refusal({ limit: '5' }, detail.parse)).toEqual(['request.unknown_parameter', 'limit']);
    expect(refusal({ select: 'id' }, detail.parse)).toEqual(['request.unknown_parameter', 'select']);
  });
});
