import { expect, it } from 'vitest';
import { treeImages } from './picture.rules.ts';

const urlOf = (file: string) => `/files/${file}`;

it('draws every part nobody has photographed, and says how true each drawing is', () => {
  const images = treeImages('Shorea balangeran', [], urlOf);
  expect(images.leaf).toEqual([
    {
      url: '/drawings/svg/shorea-balangeran-leaf.svg',
      kind: 'drawing',
      drawn: 'own',
      takenAt: null,
      surveyor: null,
    },
  ]);
  expect(images.other[0]?.drawn).toBe('habit');
  expect(treeImages('Shorea pinanga', [], urlOf).skin[0]?.drawn).toBe('relative');
});

it('shows photos in place of the drawing of their part only', () => {
  const takenAt = new Date('2026-09-22T02:14:00Z');
  const images = treeImages(
    'Shorea balangeran',
    [{ part: 'leaf', file: 'a.avif', surveyor: 'Rahmadi', takenAt }],
    urlOf,
  );
  expect(images.leaf).toEqual([
    { url: '/files/a.avif', kind: 'photo', drawn: null, takenAt: takenAt.toISOString(), surveyor: 'Rahmadi' },
  ]);
  expect(images.skin[0]?.kind).toBe('drawing');
});
