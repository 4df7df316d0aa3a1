import { expect, it } from 'vitest';
import { cardOnWire, groupedNumber, slashedExpiry, wrongCardFields } from './card-details.ts';

const card = { number: '4811 1111 1111 1114', expiry: '08/29', cvv: '123' };
const now = Date.parse('2026-11-20T00:00:00Z');
const wrong = (changes: Partial<typeof card>) => wrongCardFields({ ...card, ...changes }, now);

it('finds slips of the pen, and leaves the rest to the bank', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ number: '4811 1111 1111 1115' })).toEqual(['number']);
  expect(wrong({ number: '' })).toEqual(['number']);
  expect(wrong({ expiry: '13/29' })).toEqual(['expiry']);
  expect(wrong({ expiry: '10/26' })).toEqual(['expiry']);
  expect(wrong({ expiry: '11/26' })).toEqual([]);
  expect(wrong({ cvv: '12' })).toEqual(['cvv']);
});

it('writes the card as the gateway reads it', () => {
  expect(cardOnWire(card)).toEqual({
    card_number: '4811111111111114',
    card_exp_month: '08',
    card_exp_year: '2029',
    card_cvv: '123',
  });
});

it('sets spaces and slash while somebody types', () => {
  expect(groupedNumber('48111111111')).toBe('4811 1111 111');
  expect(groupedNumber('4811')).toBe('4811');
  expect(slashedExpiry('082')).toBe('08/2');
  expect(slashedExpiry('08')).toBe('08');
  expect(slashedExpiry('08/299')).toBe('08/29');
});
