import { unwrap } from '@rimba/api-client';
import { pathTo } from '@rimba/paths';
import { type Account, createAccount, password } from '../support/account.ts';
import { holdBack } from '../support/hold.ts';
import { createPerson } from '../support/person.ts';
import { product } from '../support/product.ts';
import { openService, service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID' });

/** The account's own list of devices, opened on another one, ends all the rest. */
async function signOutElsewhere({ email }: Account) {
  const recaptchaToken = await service.botCheck('login');
  const { accessToken } = await unwrap(
    service.api.POST('/api/v1/login', { body: { email, password, recaptchaToken } }),
  );
  const { api } = openService(product, accessToken);
  const sessions = await unwrap(api.GET('/api/v1/sessions'));
  for (const { id } of sessions.filter(({ current }) => !current)) {
    await unwrap(api.DELETE('/api/v1/sessions/{id}', { params: { path: { id } } }));
  }
}

const endings = [
  ['elsewhere', 'auth.session_ended'],
  // What takes a month or a stolen token to happen is said as the service says it.
  ['expired', 'auth.session_expired'],
  ['reuse', 'auth.session_reused'],
] as const;

for (const [ending, code] of endings) {
  test(`a session that is over (${ending}) says why, and the checkout waits as it was @phone`, async ({
    openBrowser,
    watch,
  }) => {
    watch.expectRefusal(/ 401$/);
    const [account, [tree]] = await Promise.all([createAccount(), service.readyTrees(1)]);
    const page = await openBrowser(account);
    const { t, open, fillLogin, checked, login } = createPerson(page, 'id', account.email);
    await page.route('**/api/v1/refresh', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('auth.session_ended', code);
      await route.fulfill({ response, body });
    });
    // The page hears of the end by its stream, too: here the press is first.
    await holdBack(page, '**/api/v1/notification/stream');
    await open(`${pathTo('checkout')}?trees=${tree?.id}`);
    const phone = page.getByLabel(t('checkout:customer.phone'));
    await phone.fill('81298765432');
    await page.getByRole('radio', { name: 'QRIS' }).click();
    await checked();
    await signOutElsewhere(account);
    await page.getByRole('button', { name: t('checkout:page.pay') }).click();
    await expect(page.getByText(t(`auth:login.ended.${ending}`))).toBeVisible();
    await page.unroute('**/api/v1/refresh');
    await fillLogin();
    await checked();
    await login.click();
    await expect(page).toHaveURL(`${pathTo('checkout', {}, 'id')}?trees=${tree?.id}`);
    await expect(phone).toHaveValue('81298765432');
    await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
    expect(await service.treeStatus(tree?.id ?? 0)).toBe('ready_to_adopt');
  });
}
