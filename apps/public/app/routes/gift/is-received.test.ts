import { expect, it } from 'vitest';
import { isReceived } from './is-received.ts';

const forestOf = (...terms: Parameters<typeof isReceived>[1]['trees'][number]['terms']) => ({
  trees: [{ terms: [{ bond: 'own', certificateNumber: 'A' } as const] }, { terms }],
});

it('knows who was given it by a term of its certificate', () => {
  const gift = { certificateNumber: 'B' };
  expect(isReceived(gift, forestOf({ bond: 'received', certificateNumber: 'B' }))).toBe(true);
});

it('leaves out its giver, and other trees', () => {
  const gift = { certificateNumber: 'B' };
  expect(isReceived(gift, forestOf({ bond: 'given', certificateNumber: 'B' }))).toBe(false);
  expect(isReceived(gift, forestOf({ bond: 'received', certificateNumber: 'C' }))).toBe(false);
  expect(isReceived(gift, forestOf())).toBe(false);
});
