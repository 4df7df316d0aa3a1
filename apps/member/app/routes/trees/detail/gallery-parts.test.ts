import { expect, it } from 'vitest';
import { partRecords } from './gallery-parts.ts';

const photo = {
  url: '/p.webp',
  kind: 'photo',
  drawn: null,
  takenAt: '2026-09-22T02:00:00Z',
  surveyor: 'Rahmadi',
} as const;
const drawing = { url: '/d.svg', kind: 'drawing', drawn: 'own', takenAt: null, surveyor: null } as const;
const none = { tree: [], leaf: [], skin: [], fruit: [], flower: [], sap: [], other: [] };

it('keeps all seven parts, so that gaps in the record show', () => {
  const parts = partRecords({ latinName: 'Shorea balangeran', images: none });
  expect(parts.map(({ part }) => part)).toEqual(['tree', 'leaf', 'skin', 'fruit', 'flower', 'sap', 'other']);
  expect(parts.every(({ photos }) => photos.length === 0)).toBe(true);
});

it('takes photos, and never a drawing for one', () => {
  const [, leaf] = partRecords({
    latinName: 'Shorea balangeran',
    images: { ...none, leaf: [drawing, photo, photo] },
  });
  expect(leaf).toMatchObject({ part: 'leaf', photos: [photo, photo] });
});
