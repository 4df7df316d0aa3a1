import { pageNames, pages, pathTo } from '@rimba/paths';
import { expect, it } from 'vitest';
import { takesPart } from './blending.ts';

const values: Record<string, string> = {
  treeCode: 'KB-AU-2024-000123',
  kelompokKomunitasName: 'rimba-lestari-contoh',
  kelompokKomunitasId: '3',
  newsId: '12',
  year: '2025',
};
const addressOf = (path: string) =>
  `https://rimba.example${path.replace(/\{(\w+)\}/g, (_mark, name: string) => values[name] ?? '1')}`;

it('blends open pages, and none that has a script of its own or is a file', () => {
  for (const name of pageNames) {
    const { path, kind, owner, sitemap } = pages[name];
    const takes = takesPart(addressOf(path), false);
    if (owner === 'member' || kind === 'hydrated') expect(takes, path).toBe(false);
    else if (sitemap) expect(takes, path).toBe(true);
  }
  expect(takesPart(addressOf(pathTo('newsFeed')), false)).toBe(false);
  expect(takesPart('https://rimba.example/api/v1/download/1', false)).toBe(false);
});

it('takes an adopter’s home for what it is: a page of the other app', () => {
  expect(takesPart('https://rimba.example/en/', false)).toBe(true);
  expect(takesPart('https://rimba.example/en/', true)).toBe(false);
  expect(takesPart('https://rimba.example/en/other/faq', true)).toBe(true);
});
