import { expect, it } from 'vitest';
import { noncePolicy, outsideHosts } from './content-policy.ts';

const standIn = 'http://127.0.0.1:3000/sandbox/midtrans';
const policyWith = (configured: Partial<Parameters<typeof outsideHosts>[0]>, takesCard = true) =>
  noncePolicy('n', outsideHosts({ midtransUrl: standIn, captcha: undefined, ...configured }), takesCard);

it('lets a page reach nobody by default', () => {
  expect(policyWith({})).not.toContain('https:');
  expect(policyWith({})).not.toContain('frame-src');
});

it('lets a page reach Midtrans where cards are taken by it', () => {
  const policy = policyWith({ midtransUrl: 'https://api.sandbox.midtrans.com' });
  const hosts = 'https://api.midtrans.com https://api.sandbox.midtrans.com';
  expect(policy).toContain(`connect-src 'self' ${hosts};`);
  expect(policy).toMatch(new RegExp(`script-src 'self' [^;]*${hosts};`));
  expect(policyWith({ midtransUrl: 'https://api.midtrans.com' })).toContain(
    "connect-src 'self' https://api.midtrans.com;",
  );
});

it('lets no page reach Midtrans that takes no card', () => {
  const midtransUrl = 'https://api.midtrans.com';
  expect(policyWith({ midtransUrl }, false)).not.toContain('midtrans');
  expect(policyWith({ midtransUrl, captcha: 'turnstile' }, false)).toContain('challenges.cloudflare.com');
});

it.each([
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['recaptcha', 'https://www.google.com/recaptcha/'],
] as const)('lets a page show the check of %s where that is configured', (captcha, host) => {
  const policy = policyWith({ captcha });
  expect(policy).toMatch(new RegExp(`script-src 'self' [^;]*${host}[ ;]`));
  expect(policy).toMatch(new RegExp(`frame-src ${host}[ ;]`));
});
