import { expect, it } from 'vitest';
import { cardFramePolicy, noncePolicy, outsideHosts } from './content-policy.ts';

const standIn = 'http://127.0.0.1:3000/sandbox/midtrans';
const hostsOf = (configured: Partial<Parameters<typeof outsideHosts>[0]>) =>
  outsideHosts({ midtransUrl: standIn, captcha: undefined, ...configured });
const policyWith = (configured: Partial<Parameters<typeof outsideHosts>[0]>) =>
  noncePolicy('n', hostsOf(configured));

it('lets a page reach nobody by default', () => {
  expect(policyWith({})).not.toContain('https:');
  expect(policyWith({})).toMatch(/frame-src 'self';/);
});

it('lets the frame that gives away a card reach Midtrans, and nothing of ours', () => {
  const hosts = 'https://api.midtrans.com https://api.sandbox.midtrans.com';
  const policy = cardFramePolicy('x', hostsOf({ midtransUrl: 'https://api.sandbox.midtrans.com' }));
  expect(policy).toContain(`connect-src ${hosts};`);
  expect(policy).toMatch(new RegExp(`script-src 'sha256-[^']*' ${hosts};`));
  expect(cardFramePolicy('x', hostsOf({ midtransUrl: 'https://api.midtrans.com' }))).toContain(
    'connect-src https://api.midtrans.com;',
  );
});

it('lets the frame reach the stand-in, which lives here', () => {
  expect(cardFramePolicy('x', hostsOf({}))).toContain("connect-src 'self';");
});

it('lets no page reach Midtrans', () => {
  const midtransUrl = 'https://api.midtrans.com';
  expect(policyWith({ midtransUrl })).not.toContain('midtrans');
  expect(policyWith({ midtransUrl, captcha: 'turnstile' })).toContain('challenges.cloudflare.com');
});

it.each([
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['recaptcha', 'https://www.google.com/recaptcha/'],
] as const)('lets a page show the check of %s where that is configured', (captcha, host) => {
  const policy = policyWith({ captcha });
  expect(policy).toMatch(new RegExp(`script-src 'self' [^;]*${host}[ ;]`));
  expect(policy).toMatch(new RegExp(`frame-src 'self' ${host}[ ;]`));
});
