import type { Page } from '@playwright/test';
import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

// Members' pages register theirs.
test.use({ locale: 'id-ID', serviceWorkers: 'allow' });

/** Notes for each page whether it came blended into the one before. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      const blended = Reflect.get(event, 'viewTransition') !== null;
      sessionStorage.setItem('blended', String(blended));
    });
  });
const wasBlended = (page: Page) => page.evaluate(() => sessionStorage.getItem('blended'));

test('the next page is fetched ahead and blended into, between both apps too', async ({ openBrowser }) => {
  const page = await openBrowser(await createAccount());
  const { t } = createPerson(page, 'id');
  await watchTransitions(page);
  await page.goto('/id/other/faq');
  const link = page.getByRole('link', { name: t('common:sidebar.items.privacy') });
  const fetchedAhead = page.waitForRequest((request) => /privacy-policy$/.test(request.url()));
  await link.hover();
  await fetchedAhead;
  // A browser that is too busy gives up blending, and is asked again.
  await expect(async () => {
    await page.goto('/id/other/faq');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: t('privacy:page.title') })).toBeVisible();
    expect(await wasBlended(page)).toBe('true');

    await page.getByRole('link', { name: t('common:sidebar.items.tree'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('trees:list.title') })).toBeVisible();
    expect(await wasBlended(page)).toBe('true');
  }).toPass({ timeout: 120_000 });
  const fetchedFromApp = page.waitForRequest((request) => /\/other\/faq$/.test(request.url()));
  await page.getByRole('link', { name: t('common:sidebar.items.faq') }).hover();
  await fetchedFromApp;
});

test('where somebody signs in nothing is fetched ahead', async ({ page }) => {
  const rules = page.locator('script[type=speculationrules]');
  await page.goto('/id/other/faq');
  await expect(rules).toHaveCount(1);
  await page.goto('/id/login');
  await expect(rules).toHaveCount(0);
});

test('whoever wants less motion gets none', async ({ page }) => {
  const { t } = createPerson(page, 'id');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await page.goto('/id/other/faq');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:sidebar.items.privacy') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('privacy:page.title') })).toBeVisible();
  expect(await wasBlended(page)).toBe('false');
});
