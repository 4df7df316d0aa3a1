import type { Page } from '@playwright/test';
import { unwrapList } from '@rimba/api-client';
import { isPlainPage, type Page as PageRow, pageNames, pages, pathTo } from '@rimba/paths';
import { type Account, createAccount } from '../support/account.ts';
import { findings, findingsAtEveryWidth } from '../support/findings.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID', reducedMotion: 'reduce', colorScheme: 'light' });

async function arrive(page: Page, path: string) {
  await page.goto(`/id${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * What the table has for these apps without a value in its address. What crawlers read is no page, and the map, which
 * software draws here, is looked at by map.spec.ts.
 */
const plainPages = (...owners: readonly PageRow['owner'][]) =>
  pageNames
    .filter(isPlainPage)
    .filter((name) => owners.includes(pages[name].owner) && name !== 'map')
    .map((name) => pathTo(name))
    .filter((path) => !/\.(xml|txt)$/.test(path));

/** A transaction that is paid and has its certificate. */
async function adopted(account: Account) {
  const { id } = await account.pending();
  await sandbox.pay(id, 'settle');
  await expect.poll(async () => (await account.certificates()).length).toBe(1);
  const [certificate] = await account.certificates();
  return { id, number: certificate?.certificateNumber ?? '' };
}

test('what visitors see can be used by everyone, on every width', async ({ page, watch }) => {
  test.slow();
  watch.expectRefusal(/ 404$|PUT \/api\/v1\/email\/verification 4\d\d$/);
  const { number } = await adopted(await createAccount());
  const [group] = (await unwrapList(service.api.GET('/api/v1/kelompok-komunitas'))).data;
  const [tree] = await service.readyTrees(1);
  for (const path of [
    ...plainPages('public', 'both'),
    pathTo('community', { kelompokKomunitasName: group?.slug ?? '' }),
    pathTo('communityPhotos', { kelompokKomunitasId: group?.id ?? 0 }),
    pathTo('yearReport', { year: 2025 }),
    pathTo('shelfTree', { treeCode: tree?.code ?? '' }),
    pathTo('certificate', { certificateNumber: number }),
    `${pathTo('verifyEmail')}?adopterId=1&code=keliru`,
    `${pathTo('googleCallback')}?error=access_denied`,
    `${pathTo('unsignedCheckout')}?trees=${tree?.id}`,
    '/tidak-ada',
  ]) {
    await test.step(path, async () => {
      await arrive(page, path);
      expect.soft(await findingsAtEveryWidth(page, watch), path).toEqual([]);
    });
  }
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
    ...plainPages('member', 'both'),
    pathTo('tree', { treeId: tree?.id ?? 0 }),
    `${pathTo('checkout')}?trees=${tree?.id}`,
    pathTo('transaction', { transactionId: pending.id }),
    pathTo('transaction', { transactionId: id }),
    pathTo('myCertificate', { certificateNumber: number }),
    '/tidak-ada',
  ]) {
    await test.step(path, async () => {
      await arrive(page, path);
      expect.soft(await findings(page, watch), path).toEqual([]);
    });
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
