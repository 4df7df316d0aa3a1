import { describe, expect, it } from 'vitest';
import { reportOf, rupiahOf, statusOf } from './reply.ts';

describe('statusOf', () => {
  it.each([
    ['settlement', undefined, '200', 'settled'],
    ['settlement', 'accept', '200', 'settled'],
    ['capture', 'accept', '200', 'settled'],
    ['capture', 'challenge', '201', 'pending'],
    ['capture', 'deny', '202', 'denied'],
    ['settlement', undefined, '201', 'pending'],
    ['PENDING', undefined, '201', 'pending'],
    ['authorize', 'accept', '200', 'pending'],
    ['deny', undefined, '202', 'denied'],
    ['cancel', undefined, '202', 'cancelled'],
    ['expire', undefined, '407', 'expired'],
    ['failure', undefined, '202', 'failed'],
    ['refund', undefined, '200', 'refunded'],
    ['something_new', undefined, '200', 'pending'],
  ] as const)('%s with fraud %s and code %s is %s', (transaction, fraud, code, expected) => {
    expect(statusOf(transaction, fraud, code)).toBe(expected);
  });
});

it.each([
  ['44000.00', 44_000],
  ['44000', 44_000],
  ['44000.50', Number.NaN],
  ['-1.00', Number.NaN],
  ['4e4', Number.NaN],
])('reads the amount %s as %d', (text, expected) => expect(rupiahOf(text)).toBe(expected));

const body = {
  status_code: '201',
  transaction_id: 'a-b',
  order_id: 'TRX-1-1',
  gross_amount: '10000.00',
  transaction_status: 'pending',
};

it("keeps every way of paying, Permata's number among the others", () => {
  expect(reportOf({ ...body, permata_va_number: '850' })?.instructions).toEqual({
    vaNumbers: [{ bank: 'permata', number: '850' }],
  });
  expect(reportOf({ ...body, biller_code: '70012', bill_key: '1' })?.instructions).toEqual({
    billerCode: '70012',
    billKey: '1',
  });
});

it("hands the payer no merchant's action and no strange address", () => {
  const actions = [
    { name: 'generate-qr-code', url: 'https://gateway.example/qr' },
    { name: 'cancel', url: 'https://gateway.example/cancel' },
    { name: 'deeplink-redirect', url: 'javascript:alert(1)' },
  ];
  const report = reportOf({ ...body, actions, redirect_url: 'data:text/html,x' });
  expect(report?.instructions).toEqual({ actions: [actions[0]] });
});

it('is no report without an order', () => {
  expect(reportOf({ status_code: '400', status_message: 'no' })).toBeUndefined();
});
