import { unwrap } from '@rimba/api-client';
import { languages, locales } from '@rimba/i18n';
import { type Account, createAccount, password } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

// One walk for each language.
test.setTimeout(240_000);

const viewports = { id: { width: 1280, height: 900 }, en: { width: 360, height: 740 } } as const;

/** The same adopter on another device. */
async function signInElsewhere({ email, service }: Account) {
  const recaptchaToken = await service.botCheck('login');
  await unwrap(service.api.POST('/api/v1/login', { body: { email, password, recaptchaToken } }));
}

for (const language of languages) {
  test.describe(`an adopter's screens, in ${language}`, () => {
    test.use({ locale: locales[language], viewport: viewports[language], reducedMotion: 'reduce' });

    test('the profile: picture, password, other devices, a copy, the end', async ({ openBrowser, watch }) => {
      watch.expectRefusal(/ 401$/);
      const account = await createAccount();
      await signInElsewhere(account);
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language, account.email);
      const main = page.getByRole('main');
      await open('/profile');

      await test.step('a picture is cut to its square, and saved with the name', async () => {
        await main.getByRole('button', { name: t('profile:menu.edit') }).click();
        await main.locator('input[type="file"]').setInputFiles({
          name: 'saya.png',
          mimeType: 'image/png',
          buffer: await page.screenshot(),
        });
        const crop = page.getByRole('dialog', { name: t('profile:crop.title') });
        await crop.getByRole('slider', { name: t('profile:crop.zoom') }).press('ArrowRight');
        await crop.getByRole('button', { name: t('profile:crop.confirm') }).click();
        await expect(crop).toBeHidden();
        await main.getByRole('textbox', { name: t('profile:edit.name') }).fill('Ayu Lestari');
        await main.getByRole('button', { name: t('profile:edit.save') }).click();
        await expect(page.getByText(t('profile:edit.saved'))).toBeVisible();
        await expect(main.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
        await expect(main.locator('img[src*="/"]').first()).toBeVisible();
      });

      await test.step('what is not saved is asked for before the page is left', async () => {
        await main.getByRole('button', { name: t('profile:menu.edit') }).click();
        await main.getByRole('textbox', { name: t('profile:edit.name') }).fill('Ayu');
        await main.getByRole('link', { name: t('profile:menu.wishtree') }).click();
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: t('form.stay') }).click();
        await expect(page).toHaveURL(/\/profile/);
        await expect(main.getByRole('textbox', { name: t('profile:edit.name') })).toHaveValue('Ayu');
        await main.getByRole('link', { name: t('profile:menu.wishtree') }).click();
        await question.getByRole('button', { name: t('form.leave') }).click();
        await expect(page).toHaveURL(/\/wishtree\//);
        await open('/profile');
      });

      await test.step('another device is signed out', async () => {
        const devices = main.getByRole('region', { name: t('auth:sessions.title') });
        const end = devices.getByRole('button', { name: t('auth:sessions.end'), exact: true });
        await end.click();
        await expect(page.getByText(t('auth:sessions.ended'))).toBeVisible();
        await expect(end).toHaveCount(0);
      });

      const newPassword = 'lima kata yang lebih panjang';
      await test.step('the password is changed', async () => {
        await main.getByRole('button', { name: t('profile:password.changeTitle') }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('profile:password.current'), { exact: true }).fill(password);
        await dialog.getByLabel(t('profile:password.new'), { exact: true }).fill(newPassword);
        await dialog.getByLabel(t('profile:password.repeat'), { exact: true }).fill(newPassword);
        await dialog.getByRole('button', { name: t('profile:password.submit') }).click();
        await expect(page.getByText(t('profile:password.done'))).toBeVisible();
      });

      await test.step('a copy of everything is saved as a file', async () => {
        const download = page.waitForEvent('download');
        await main.getByRole('button', { name: t('profile:data.exportButton') }).click();
        expect((await download).suggestedFilename()).toBe('rimba.json');
      });

      await test.step('the account ends', async () => {
        await main.getByRole('button', { name: t('profile:data.deleteButton') }).click();
        const dialog = page.getByRole('dialog');
        const word = t('profile:deleteDialog.word');
        await dialog.getByLabel(t('profile:deleteDialog.typeToConfirm', { word })).fill(word);
        await dialog.getByLabel(t('profile:password.current'), { exact: true }).fill(newPassword);
        await dialog.getByRole('button', { name: t('profile:deleteDialog.confirm') }).click();
        await expect(page).toHaveURL(/\/login/);
      });
    });
  });
}

test('two tabs show the same payment', async ({ openBrowser }) => {
  const account = await createAccount();
  const { id } = await account.pending();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id', account.email);
  await open(`/transaction/${id}/`);
  const other = await page.context().newPage();
  await other.goto(`/id/transaction/${id}/`);
  for (const tab of [page, other]) await expect(tab.getByRole('timer')).toBeVisible();
  await sandbox.pay(id, 'settle');
  for (const tab of [page, other]) {
    await expect(tab.getByText(t('checkout:outcome.paid.title', { name: 'Ayu' }))).toBeVisible();
  }
});
