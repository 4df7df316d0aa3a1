import { expect, it } from 'vitest';
import { firstNews } from './first-news.ts';

const paidAt = '2026-11-20T07:06:00Z';

it('is three to six months after the payment', () => {
  expect(firstNews(paidAt, { from: null, to: null })).toEqual({ from: '2027-02-20', to: '2027-05-20' });
  expect(firstNews(paidAt, { from: '2026-12-01', to: '2027-03-01' }).from).toBe('2027-02-20');
});

it("is the tree's next survey where that begins later", () => {
  const next = { from: '2027-03-01', to: '2027-06-01' };
  expect(firstNews(paidAt, next)).toEqual(next);
});
