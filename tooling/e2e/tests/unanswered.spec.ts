import type { Page } from '@playwright/test';
import { languages, locales } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

// A proxy answers in the place of the service, which restarts: what an adopter is told on their own pages.

/** From now on nobody but the proxy answers a call; the answer brings the service back. */
async function takeAway(page: Page, call: RegExp) {
  await page.route(call, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  return () => page.unroute(call);
}

for (const language of languages) {
  test.describe(`while the service is away, in ${language}`, () => {
    test.use({ locale: locales[language], reducedMotion: 'reduce' });

    test('an adopter’s pages say what is missing, and it comes with another try', async ({
      openBrowser,
      watch,
    }) => {
      watch.expectRefusal(/ 503$/);
      const account = await createAccount();
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language, account.email);
      const main = page.getByRole('main');
      const retry = page.getByRole('button', { name: t('actions.retry') });

      for (const [path, call, missing] of [
        [pathTo('adopters'), /\/api\/v1\/adopter\?/, t('error.listFailed')],
        [pathTo('notifications'), /\/api\/v1\/notification\?/, t('errors:request.notifications_load_failed')],
        [pathTo('wishtree'), /\/api\/v1\/wishtree\/me\?/, t('wishtree:messages.loadFailed')],
        [pathTo('transactions'), /\/api\/v1\/transaction\/me\?/, t('error.listFailed')],
        [pathTo('certificates'), /\/api\/v1\/forest\/me$/, t('error.listFailed')],
        [pathTo('profile'), /\/api\/v1\/profile$/, t('errors:profile.load_failed')],
        [pathTo('map'), /\/api\/v1\/map\/groups$/, t('error.sectionFailed')],
      ] as const) {
        await test.step(path, async () => {
          const bringBack = await takeAway(page, call);
          await open(path);
          await expect(main.getByText(missing).first()).toBeVisible();
          // In the reader's words, not in the proxy's.
          await expect(main.getByText(t('errors:request.unavailable')).first()).toBeVisible();
          await bringBack();
          await retry.first().click();
          await expect(main.getByText(missing)).toHaveCount(0);
        });
      }

      await test.step('a forest that does not come is not asked for again by the parts below it', async () => {
        let asked = 0;
        await page.route(/\/api\/v1\/forest\/me$/, (route) => {
          asked += 1;
          return route.fulfill({ status: 503, body: 'Service Unavailable' });
        });
        await open(pathTo('home'));
        const missing = main.getByText(t('error.sectionFailed'));
        await expect(missing).toBeVisible();
        const askedFor = asked;
        await main.getByRole('heading', { name: t('home:impact.title') }).scrollIntoViewIfNeeded();
        await expect(missing).toBeVisible();
        expect(asked).toBe(askedFor);
        await page.unroute(/\/api\/v1\/forest\/me$/);
        await retry.first().click();
        await expect(main.getByText(t('member-home:forest.emptyTitle'))).toBeVisible();
      });

      await test.step('the trees that came with their page stay; others are missing', async () => {
        const bringBack = await takeAway(page, /\/api\/v1\/tree\?/);
        const sheets = main.getByRole('article');
        const peat = main.getByRole('button', { name: t('trees:landType.peatSwamp') });
        await open(pathTo('trees'));
        await expect(sheets.first()).toBeVisible();
        await peat.click();
        await expect(main.getByText(t('error.listFailed')).first()).toBeVisible();
        await expect(main.getByText(t('errors:request.unavailable')).first()).toBeVisible();
        await bringBack();
        await retry.first().click();
        await expect(main.getByText(t('error.listFailed'))).toHaveCount(0);
        await expect(sheets.first()).toBeVisible();
        await open(pathTo('profile'));
      });

      await test.step('a change of the profile is not taken for done', async () => {
        await main.getByRole('button', { name: t('profile:menu.edit') }).click();
        const bringBack = await takeAway(page, /\/api\/v1\/profile$/);
        await main.getByRole('button', { name: t('profile:edit.save') }).click();
        await expect(page.getByText(t('errors:profile.update_failed'))).toBeVisible();
        await bringBack();
        await main.getByRole('button', { name: t('actions.cancel') }).click();
      });

      await test.step('the account itself', async () => {
        const bringBack = await takeAway(page, /\/api\/v1\/session$/);
        await open(pathTo('profile'));
        await expect(page.getByText(t('errors:auth.user_fetch_failed'))).toBeVisible();
        await bringBack();
        await retry.click();
        await expect(main.getByRole('heading', { name: 'Ayu Wulandari' })).toBeVisible();
      });

      await test.step('a logout that it does not hear ends the session here all the same', async () => {
        await takeAway(page, /\/api\/v1\/logout$/);
        await page.getByRole('button', { name: t('a11y.openProfileMenu') }).click();
        await page.getByRole('menuitem', { name: t('profileMenu.logout') }).click();
        // It stands for the two seconds before the login comes: watched for from before the press on.
        const told = expect(page.getByText(t('errors:auth.logout_failed'))).toBeVisible();
        await page.getByRole('button', { name: t('auth:logout.confirm') }).click();
        await told;
        await expect(page).toHaveURL(onPage('login', /^(\?|$)/));
        expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
      });
    });
  });
}
