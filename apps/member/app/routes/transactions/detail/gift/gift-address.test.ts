import { expect, it } from 'vitest';
import { giftAddress } from './gift-address.ts';

const gift = {
  message: null,
  recipientEmail: null,
  deliverOn: null,
  language: 'en',
  sentAt: null,
  mailableAt: null,
  code: '7F3K-9QTM-4WXA',
  acceptedAt: null,
} as const;

it('leads to the gift and to its card in what the recipient reads', () => {
  expect(giftAddress({ gift }, 'id')).toEqual({
    page: '/en/h/7F3K-9QTM-4WXA/',
    card: '/api/v1/gift/7F3K-9QTM-4WXA/card?lang=en',
  });
  expect(giftAddress({ gift: { ...gift, language: null } }, 'id')?.card).toMatch(/lang=id$/);
});

it('leads nowhere while there is no code', () => {
  expect(giftAddress({ gift: { ...gift, code: null } }, 'id')).toBeUndefined();
  expect(giftAddress({ gift: null }, 'id')).toBeUndefined();
});
