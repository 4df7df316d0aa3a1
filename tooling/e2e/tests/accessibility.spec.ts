import type { Page } from '@playwright/test';
import { type Account, createAccount } from '../support/account.ts';
import { findings } from '../support/findings.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';

test.use({ locale: 'id-ID', reducedMotion: 'reduce', colorScheme: 'light' });

async function check(page: Page, watch: Watch, path: string) {
  await test.step(path, async () => {
    await page.goto(`/id${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await findings(page, watch), path).toEqual([]);
  });
}

/** A transaction that is paid and has its certificate. */
async function adopted(account: Account) {
  const { id } = await account.pending();
  await sandbox.pay(id, 'settle');
  await expect.poll(async () => (await account.certificates()).length).toBe(1);
  const [certificate] = await account.certificates();
  return { id, number: certificate?.certificateNumber ?? '' };
}

test('what visitors see can be used by everyone', async ({ page, watch }) => {
  watch.expectRefusal(/ 404$|PUT \/api\/v1\/email\/verification 4\d\d$/);
  const { number } = await adopted(await createAccount());
  for (const path of [
    '/',
    '/login',
    '/register',
    '/forgot-password/',
    `/certificates/${number}/`,
    '/tidak-ada',
  ]) {
    await check(page, watch, path);
  }
  await check(page, watch, '/verify-email/?adopterId=1&code=keliru');
});

test('what adopters see can be used by everyone', async ({ openBrowser, watch }) => {
  watch.expectRefusal(/ 404$/);
  const account = await createAccount();
  const { id, number } = await adopted(account);
  const pending = await account.pending();
  const [tree, wished] = await account.service.readyTrees(2);
  const page = await openBrowser(account);
  await account.wish(wished?.id ?? 0);
  for (const path of [
    '/',
    '/data/pohon/',
    `/data/pohon/${tree?.id}/`,
    '/wishtree/',
    `/checkout/?trees=${tree?.id}`,
    `/transaction/${pending.id}/`,
    `/transaction/${id}/`,
    '/transaction/',
    `/certificates/me/${number}/`,
    '/certificates/',
    '/notification/',
    '/data/adopter/',
    '/email-verification/',
    '/profile',
    '/tidak-ada',
  ]) {
    await check(page, watch, path);
  }

  await test.step('the form of the profile', async () => {
    const { open, t } = createPerson(page, 'id', account.email);
    await open('/profile');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('profile:menu.edit') }).click();
    await expect(main.getByRole('textbox', { name: t('profile:edit.name') })).toBeVisible();
    expect.soft(await findings(page, watch)).toEqual([]);
  });

  await test.step('the last question', async () => {
    await createPerson(page, 'id', account.email).reviewOrder([tree?.id ?? 0]);
    expect.soft(await findings(page, watch)).toEqual([]);
  });
});
