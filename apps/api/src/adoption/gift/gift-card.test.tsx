import { expect, it } from 'vitest';
import { pagesOf } from '../../testing/pdf-pages.ts';
import { GiftCardDocument } from './GiftCardDocument.tsx';
import type { Gift } from './gift.schemas.ts';
import { giftCardContent } from './gift-card-content.ts';

const gift: Gift = {
  giver: 'Ayu Wulandari',
  holder: 'Ratna Puspita',
  message: 'Selamat ulang tahun, Rat. Yang ini tumbuhnya lebih cepat dari kita.',
  trees: [
    {
      id: 77,
      code: 'KB-AS-2024-000077',
      treeName: 'Jelutung rawa',
      localTreeName: 'jelutung rawa',
      latinName: 'Dyera polyphylla',
      status: 'adopted',
      landType: 'peat_swamp',
      height: 3.9,
      circumference: 22,
      kelompokKomunitas: { id: 1, name: 'KTH Kerangas Bersama Contoh', slug: 'kth', illustrative: true },
    },
  ],
  startsAt: '2026-11-23T03:00:00.000Z',
  endsAt: '2027-11-22T17:00:00.000Z',
  certificateNumber: 'RB-2026-C08H-ZJ7R-0B7Y',
  state: 'open',
  acceptedAt: null,
};
const code = '7F3K-9QTM-4WXA';
const contentOf = (changes: Partial<Gift> = {}) =>
  giftCardContent({ ...gift, ...changes }, code, 'en', 'https://rimba.example');

it('leads to the gift in its recipient’s language, and says the address to type', () => {
  expect(contentOf()).toMatchObject({
    title: 'For Ratna Puspita, a jelutung rawa tree',
    url: `https://rimba.example/en/h/${code}/`,
    address: `rimba.example/h/${code}`,
  });
  expect(contentOf({ trees: [...gift.trees, ...gift.trees] }).title).toContain('2 trees');
});

it.each([
  ['as it is', {}],
  ['with the longest name and message', { holder: 'Ratna '.repeat(16).trim(), message: 'kata '.repeat(56) }],
  ['with nothing to say, from nobody', { message: null, giver: null }],
])('has two sides, %s', async (_, changes) => {
  expect(await pagesOf(<GiftCardDocument content={contentOf(changes)} />)).toHaveLength(2);
});
