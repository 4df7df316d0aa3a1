import { expect, it } from 'vitest';
import { giftCodeHash, giftCodeOf } from './gift-code.rules.ts';

const key = Buffer.alloc(32, 7);

it('is the same for the same order, and another for any other order or key', () => {
  const code = giftCodeOf(key, 4);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(giftCodeOf(key, 4)).toBe(code);
  expect(giftCodeOf(key, 5)).not.toBe(code);
  expect(giftCodeOf(Buffer.alloc(32, 8), 4)).not.toBe(code);
});

it('is found however it was typed', () => {
  for (const typed of ['10AB-CDEF-GH10', '10abcdefgh10', ' ioab cdef ghlo ', 'l0ab–cdef–gh1o']) {
    expect(giftCodeHash(typed)).toBe(giftCodeHash('10ABCDEFGH10'));
  }
  expect(giftCodeHash('10ABCDEFGH11')).not.toBe(giftCodeHash('10ABCDEFGH10'));
});
