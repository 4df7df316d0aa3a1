import type { Page } from '@playwright/test';
import { languages } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { freshEmail } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** Opens the product in the sandbox's native shell, at an address of it. */
async function openInShell(simulator: Page, address: string): Promise<Page> {
  await simulator.getByLabel('Address').fill(address);
  const opened = simulator.waitForEvent('popup');
  await simulator.getByRole('button', { name: 'Open the product in the shell' }).click();
  const product = await opened;
  await product.waitForLoadState();
  return product;
}

for (const language of languages) {
  test(`the native app signs in and out with the phone’s Google, in ${language}`, async ({ page }) => {
    const email = freshEmail();
    await page.goto('/sandbox/shell');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Name').fill('Sari Dewi');
    const app = await openInShell(page, pathTo('login', {}, language));
    const { t } = createPerson(app, language, email);
    const google = app.getByRole('button', { name: t('auth:google.button') });
    const sheet = page.getByLabel('The phone').first();

    for (const [outcome, sentence] of [
      ['cancelled', t('errors:auth.google_sign_in_cancelled')],
      ['in-progress', t('errors:auth.google_sign_in_in_progress')],
      ['no-play-services', t('errors:auth.google_play_services_unavailable')],
      ['no-user-info', t('errors:auth.google_sign_in_no_user_info')],
      ['unknown', t('errors:auth.google_sign_in_unknown')],
    ] as const) {
      await sheet.selectOption(outcome);
      await google.click();
      await expect(app.getByRole('main').getByRole('alert')).toHaveText(sentence);
    }

    await sheet.selectOption('success');
    await page.getByLabel('They arrive on').selectOption('document');
    await google.click();
    await expect(app).toHaveURL(pathTo('home', {}, language));
    const profile = app.getByRole('button', { name: t('common:a11y.openProfileMenu') });
    const logOut = async () => {
      await profile.click();
      await app.getByRole('menuitem', { name: t('common:profileMenu.logout') }).click();
      await app
        .getByRole('alertdialog')
        .getByRole('button', { name: t('auth:logout.confirm') })
        .click();
    };

    await page.getByLabel('The phone').last().selectOption('error');
    await logOut();
    await expect(app.getByText('The phone is offline')).toBeVisible();
    await expect(app).toHaveURL(pathTo('login', {}, language));
    expect(await app.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

    await sheet.selectOption('success');
    await google.click();
    await expect(profile).toBeVisible();
    await page.getByLabel('The phone').last().selectOption('malformed-first');
    await logOut();
    await expect(app).toHaveURL(pathTo('login', {}, language));
    await expect(page.getByRole('log')).toContainText('NATIVE_GOOGLE_LOGOUT_SUCCESS');
  });
}
