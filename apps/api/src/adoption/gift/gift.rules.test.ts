import { expect, it } from 'vitest';
import { giftState, isClaim } from './gift.rules.ts';

const now = new Date('2027-03-01T03:00:00Z');
const [before, after] = [new Date('2027-02-01T00:00:00Z'), new Date('2027-11-20T00:00:00Z')];
const open = { giverId: 1, claimedById: null, claimedAt: null };
const taken = { giverId: 1, claimedById: 2, claimedAt: before };

it('is open until it is accepted or its year is over', () => {
  expect(giftState(open, after, now)).toBe('open');
  expect(giftState(open, now, now)).toBe('ended');
  expect(giftState(taken, before, now)).toBe('accepted');
});

it('is taken once, by somebody else than its giver, in its time', () => {
  expect(isClaim(open, after, 2, now)).toBe(true);
  expect(isClaim(taken, after, 2, now)).toBe(false);
  expect(isClaim(taken, before, 2, now)).toBe(false);
  expect(() => isClaim(taken, after, 3, now)).toThrow(expect.objectContaining({ code: 'gift.accepted' }));
  expect(() => isClaim(taken, after, 1, now)).toThrow(expect.objectContaining({ code: 'gift.accepted' }));
  expect(() => isClaim(open, after, 1, now)).toThrow(expect.objectContaining({ code: 'gift.own' }));
  expect(() => isClaim(open, now, 2, now)).toThrow(expect.objectContaining({ code: 'gift.ended' }));
  // Whoever it belonged to left: it stays taken.
  expect(() => isClaim({ ...taken, claimedById: null }, after, 2, now)).toThrow(
    expect.objectContaining({ code: 'gift.accepted' }),
  );
});
