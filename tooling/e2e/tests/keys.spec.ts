import { pathTo } from '@rimba/paths';
import { createAccount, password } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

for (const language of ['id', 'en'] as const)
  test(`a key is made in the profile, shown once and ended (${language}) @phone`, async ({
    openBrowser,
    viewport,
    watch,
  }) => {
    watch.expectRefusal(/^POST \/api\/v1\/api-key 422$/);
    const account = await createAccount();
    const page = await openBrowser(account, { viewport });
    const { t, open } = createPerson(page, language, account.email);
    // Mails are in the language that the account was made in.
    const { t: written, mail } = createPerson(page, 'id', account.email);
    await open(pathTo('profile'));
    await page.getByRole('link', { name: t('profile:menu.keys') }).click();
    const keys = page.getByRole('region', { name: t('profile:keys.title') });
    await keys.getByRole('button', { name: t('profile:keys.make') }).click();
    const making = page.getByRole('dialog', { name: t('profile:keys.newTitle') });
    const confirm = making.getByRole('button', { name: t('profile:keys.makeConfirm') });
    await confirm.click();
    const name = making.getByLabel(t('profile:keys.name'));
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(new RegExp(t('errors:request.field_required')));
    await name.fill('Toko Hijau');
    await expect(making.getByLabel(t('profile:keys.scope.read'))).toBeChecked();
    await expect(making.getByLabel(t('profile:keys.scope.order'))).not.toBeChecked();
    const proof = making.getByLabel(t('profile:password.current'), { exact: true });
    await proof.fill('bukan kata sandinya');
    await confirm.click();
    await expect(proof).toHaveAccessibleDescription(new RegExp(t('errors:auth.wrong_current_password')));
    await proof.fill(password);
    await confirm.click();

    const shown = page.getByRole('dialog', { name: t('profile:keys.secretTitle') });
    const secret = (await shown.getByText(/^rimba_[0-9a-f]{72}$/).textContent()) ?? '';
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, 'a secret stays within its page').toBe(false);
    const asked = () =>
      fetch(`${product.url}/api/v1/profile`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await asked()).status).toBe(200);
    await shown.getByRole('button', { name: t('common:actions.close') }).click();
    const asks = page.getByRole('dialog', { name: t('profile:keys.keptTitle') });
    await asks.getByRole('button', { name: t('profile:keys.back') }).click();
    await expect(shown.getByText(secret)).toBeVisible();
    await shown.getByRole('button', { name: t('profile:keys.kept') }).click();
    const row = keys.getByRole('listitem').filter({ hasText: 'Toko Hijau' });
    await expect(row).toContainText(t('profile:keys.may.read'));
    await expect(row).not.toContainText(t('profile:keys.may.order'));
    await expect(row).not.toContainText(t('profile:keys.notUsed'));
    await expect(page.getByText(secret)).toHaveCount(0);
    await mail(written('emails:keyMade.subject'));

    await row.getByRole('button', { name: t('profile:keys.end') }).click();
    const ending = page.getByRole('alertdialog', { name: t('profile:keys.endTitle') });
    await ending.getByRole('button', { name: t('profile:keys.endConfirm') }).click();
    await expect(ending).toBeHidden();
    await expect(row).toHaveCount(0);
    expect((await asked()).status).toBe(401);
    await mail(written('emails:keyEnded.subject'));
    const history = page.getByRole('region', { name: t('profile:security.title') });
    const told = history.getByRole('listitem').filter({ hasText: '“Toko Hijau”' });
    await expect(told).toHaveText([
      new RegExp(t('profile:security.event.key_ended')),
      new RegExp(t('profile:security.event.key_made')),
    ]);
  });

for (const { of, viewport } of [
  { of: 'phone', viewport: { width: 360, height: 740 } },
  { of: 'desktop', viewport: { width: 1280, height: 800 } },
])
  test(`who comes by the address of the keys stands before them, with the keyboard, too (${of})`, async ({
    openBrowser,
  }) => {
    const account = await createAccount();
    const page = await openBrowser(account, { viewport });
    const { t, open } = createPerson(page, 'en', account.email);
    await open(`${pathTo('profile')}#keys`);
    const keys = page.getByRole('region', { name: t('profile:keys.title') });
    await expect(keys.getByRole('heading', { name: t('profile:keys.title') })).toBeInViewport();
    await expect(keys.getByRole('button', { name: t('profile:keys.make') })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(keys.getByRole('link', { name: t('profile:keys.docs') })).toBeFocused();
  });
