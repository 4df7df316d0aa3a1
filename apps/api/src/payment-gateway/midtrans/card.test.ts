import { expect, it } from 'vitest';
import { cardScriptOf, comingBack } from './card.ts';

const ours = { clientKey: 'key', publicUrl: 'https://rimba.example' };
const official = 'https://api.midtrans.com/v2/assets/js/midtrans-new-3ds.min.js';

it.each([
  ['https://api.midtrans.com', official, 'production'],
  ['https://api.sandbox.midtrans.com', official, 'sandbox'],
  [
    'http://127.0.0.1:3000/sandbox/midtrans',
    'https://rimba.example/sandbox/midtrans/v2/assets/js/midtrans-new-3ds.min.js',
    'sandbox',
  ],
])('the script for %s', (url, script, environment) => {
  expect(cardScriptOf({ ...ours, url })).toEqual({ url: script, clientKey: 'key', environment });
});

it('asks the bank’s page to send the holder back, and leaves other ways of paying alone', () => {
  const report = {
    orderId: 'TRX-7-1',
    gatewayTransactionId: 'a',
    status: 'pending',
    amount: 1,
    message: '',
    instructions: {},
  } as const;
  expect(comingBack(report, ours.publicUrl)).toBe(report);
  const redirectUrl = 'https://api.midtrans.com/v2/3ds/redirect/1';
  const { instructions } = comingBack({ ...report, instructions: { redirectUrl } }, ours.publicUrl);
  const { searchParams } = new URL(instructions.redirectUrl ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    callback_type: 'form',
    callback_url: 'https://rimba.example/api/v1/payment/midtrans/return/TRX-7-1',
  });
});
