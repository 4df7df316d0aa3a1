import { expect, it } from 'vitest';
import { cardHosts, noncePolicy } from './content-policy.ts';

it('lets a page reach Midtrans where cards are taken by it, and nobody for the stand-in', () => {
  expect(cardHosts('http://127.0.0.1:3000/sandbox/midtrans')).toEqual([]);
  expect(cardHosts('https://api.midtrans.com')).toEqual(['https://api.midtrans.com']);
  const policy = noncePolicy('n', cardHosts('https://api.sandbox.midtrans.com'));
  const hosts = 'https://api.midtrans.com https://api.sandbox.midtrans.com';
  expect(policy).toContain(`connect-src 'self' ${hosts};`);
  expect(policy).toMatch(new RegExp(`script-src 'self' [^;]*${hosts};`));
  expect(noncePolicy('n')).not.toContain('https:');
});
