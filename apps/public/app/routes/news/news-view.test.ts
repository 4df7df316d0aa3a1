import { expect, it } from 'vitest';
import { newsView, viewOf } from './news-view.ts';

const all = { page: 1, programme: undefined, community: undefined };

it.each([
  ['', all],
  ['?page=2', { ...all, page: 2 }],
  ['?programme=patrol', { ...all, programme: 'patrol' }],
  ['?group=4', { ...all, community: 4 }],
  ['?programme=patrol&group=4&page=3', { page: 3, programme: 'patrol', community: 4 }],
])('reads and writes %j', (search, view) => {
  expect(newsView(new URLSearchParams(search))).toEqual(view);
  expect(viewOf(newsView(new URLSearchParams(search)))).toBe(search);
});

it.each(['?page=0', '?page=-1', '?page=two', '?programme=football', '?group=', '?group=kumai'])(
  'takes %j for the first page',
  (search) => expect(newsView(new URLSearchParams(search))).toEqual(all),
);
