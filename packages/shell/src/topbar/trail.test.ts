import { matchPath } from '@rimba/paths';
import { expect, it } from 'vitest';
import { trail } from './trail.ts';

const to = (pathname: string, title?: string) => trail(matchPath(pathname), title);

it('is one step at home', () => {
  expect(to('/en/')).toEqual([{ label: 'common:breadcrumb.home' }]);
});

it('leads to pages, not to headings, and never to the page itself', () => {
  expect(to('/data/pohon/')).toEqual([
    { label: 'common:breadcrumb.home', page: 'home' },
    { label: 'common:breadcrumb.data' },
    { label: 'common:breadcrumb.trees' },
  ]);
});

it('ends with the name of the one thing that a page shows', () => {
  expect(to('/data/pohon/7/', 'KB-KM-2024-000217').slice(-2)).toEqual([
    { label: 'common:breadcrumb.trees', page: 'trees' },
    { label: { text: 'KB-KM-2024-000217' } },
  ]);
});

it('does not repeat a page that a crumb already names', () => {
  expect(to('/wishtree/', 'Wishtree')).toHaveLength(2);
  expect(to('/year/2027/', 'Kilas balik')).toHaveLength(2);
});
