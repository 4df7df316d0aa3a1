import type { Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { findings, findingsAtEveryWidth } from '../support/findings.ts';
import { createPerson } from '../support/person.ts';
import { adoptersPlaces, visitorsPlaces } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID', reducedMotion: 'reduce', colorScheme: 'light' });

async function arrive(page: Page, path: string) {
  await page.goto(`/id${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

test('what visitors see can be used by everyone, on every width', async ({ page, watch }) => {
  test.slow();
  watch.expectRefusal(/ 404$|PUT \/api\/v1\/email\/verification 4\d\d$/);
  for (const path of await visitorsPlaces()) {
    await test.step(path, async () => {
      await arrive(page, path);
      expect.soft(await findingsAtEveryWidth(page, watch), path).toEqual([]);
    });
  }
});

test('what adopters see can be used by everyone', async ({ openBrowser, watch }) => {
  watch.expectRefusal(/ 404$/);
  const account = await createAccount();
  const { id, certificate } = await account.adopt();
  const pending = await account.pending();
  const [tree, wished] = await account.service.readyTrees(2);
  const page = await openBrowser(account);
  await account.wish(wished?.id ?? 0);
  for (const path of [
    // The map, which software draws here, is looked at by map.spec.ts.
    ...(await adoptersPlaces(account, { id, ...certificate }, ['map'])),
    pathTo('transaction', { transactionId: pending.id }),
  ]) {
    await test.step(path, async () => {
      await arrive(page, path);
      expect.soft(await findings(page, watch), path).toEqual([]);
    });
  }

  await test.step('the form of the profile', async () => {
    const { open, t } = createPerson(page, 'id', account.email);
    await open(pathTo('profile'));
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
