import { pathTo } from '@rimba/paths';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

// Only a product that is configured for a provider lets its pages reach one; here the provider is played.
test.use({ bypassCSP: true });

const providers = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js**',
    brings: `window.turnstile = {
      render: (element, { sitekey, action, callback }) => setTimeout(callback, 0, [sitekey, action].join(' ')),
      remove: () => {},
    }`,
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js**',
    brings: `window.grecaptcha = {
      ready: (then) => then(),
      execute: async (siteKey, { action }) => [siteKey, action].join(' '),
    }`,
  },
} as const;

for (const [provider, { script, brings }] of Object.entries(providers)) {
  test(`a form is sent with the token of ${provider} where that is configured, and its script came late`, async ({
    page,
    watch,
  }) => {
    watch.expectRefusal(/^request to https:/);
    watch.expectRefusal(/^POST \/api\/v1\/login 4/);
    const site = { provider, siteKey: 'a-site-key' };
    await page.route('**/api/v1/captcha/challenge**', (route) => route.fulfill({ json: site }));
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: brings }));
    await page.route(script, (route) => route.abort('internetdisconnected'), { times: 1 });
    const person = createPerson(page, 'id', 'ayu@contoh.example');
    await person.open(pathTo('login'));
    const sent = page.waitForRequest('**/api/v1/login');
    await person.fillLogin();
    await person.login.click();
    expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: 'a-site-key login' });
  });
}
