import { expect, it } from 'vitest';
import { yearPictureContent } from './year-picture-content.ts';

const tree = (code: string, accepted: boolean) => ({
  tree: { code, latinName: 'Shorea balangeran' },
  last: { height: 1.5 },
  accepted,
});
const reader = { name: 'Siti Rahmawati', adopterType: 'individual' } as const;
const said = (...trees: ReturnType<typeof tree>[]) =>
  yearPictureContent({ year: 2027, trees, grown: null, visits: 0 }, reader, 'en');

it('counts and draws the trees that home and the mail count, and says what it leaves out', () => {
  const some = said(tree('KB-1', false), tree('KB-2', true), tree('KB-3', false));
  expect(some.trees.map(({ code }) => code)).toEqual(['KB-1', 'KB-3']);
  expect(some.figures).toEqual([{ value: '2', what: 'trees' }]);
  expect(some.note).toBeDefined();
  const gifts = said(tree('KB-2', true));
  expect([gifts.figures, gifts.note]).toEqual([[{ value: '1', what: 'tree' }], undefined]);
});
