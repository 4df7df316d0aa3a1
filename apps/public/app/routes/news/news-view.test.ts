import { expect, it } from 'vitest';
import { newsView, viewOf } from './news-view.ts';

it.each([
  ['', { page: 1, programme: undefined }],
  ['?page=2', { page: 2, programme: undefined }],
  ['?programme=patrol', { page: 1, programme: 'patrol' }],
  ['?programme=patrol&page=3', { page: 3, programme: 'patrol' }],
])('reads and writes %j', (search, view) => {
  expect(newsView(new URLSearchParams(search))).toEqual(view);
  expect(viewOf(newsView(new URLSearchParams(search)))).toBe(search);
});

it.each(['?page=0', '?page=-1', '?page=two', '?programme=football'])(
  'takes %j for the first page',
  (search) => expect(newsView(new URLSearchParams(search))).toEqual({ page: 1, programme: undefined }),
);
