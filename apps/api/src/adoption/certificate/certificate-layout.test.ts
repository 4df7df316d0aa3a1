import { expect, it } from 'vitest';
import { platesFor } from './certificate-layout.ts';

const words = {
  holder: 'Ayu Wulandari',
  statement: 'a'.repeat(120),
  message: null,
  giftFrom: null,
  signers: [],
};
const trees = (length: number) => ({ length });

it('draws up to three trees large, and eight of more', () => {
  expect(platesFor({ ...words, trees: trees(1) })).toEqual({ count: 1, leaf: 118 });
  expect(platesFor({ ...words, trees: trees(3) })).toEqual({ count: 3, leaf: 118 });
  expect(platesFor({ ...words, trees: trees(6) })).toEqual({ count: 6, leaf: 58 });
  expect(platesFor({ ...words, trees: trees(50) })).toEqual({ count: 8, leaf: 58 });
});

it('leaves the room to words that need it', () => {
  const long = {
    holder: 'Hj. Siti Nurhaliza Kusumawardhani',
    statement: 'a'.repeat(290),
    message: 'a'.repeat(100),
    giftFrom: null,
    signers: [],
  };
  expect(platesFor({ ...long, trees: trees(12) }).count).toBe(4);
  const longest = {
    holder: 'a'.repeat(100),
    statement: 'a'.repeat(420),
    message: 'a'.repeat(280),
    giftFrom: 'Hadiah dari S. R.',
    signers: [],
  };
  const { leaf } = platesFor({ ...longest, trees: trees(3) });
  expect(leaf).toBeLessThan(118);
  expect(leaf).toBeGreaterThanOrEqual(72);
  const signed = { ...long, trees: trees(3), signers: { length: 4 } };
  expect(platesFor(signed).leaf).toBeLessThan(platesFor({ ...signed, signers: { length: 1 } }).leaf);
});
