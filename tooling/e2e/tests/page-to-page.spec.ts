import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

// Members' pages register theirs.
test.use({ locale: 'id-ID', serviceWorkers: 'allow' });

test('the next page is fetched ahead, between both apps too', async ({ openBrowser }) => {
  const page = await openBrowser(await createAccount());
  const { t } = createPerson(page, 'id');
  await page.goto('/id/other/faq');
  const link = page.getByRole('link', { name: t('common:sidebar.items.privacy') });
  const fetchedAhead = page.waitForRequest((request) => /privacy-policy$/.test(request.url()));
  await link.hover();
  await fetchedAhead;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: t('privacy:page.title') })).toBeVisible();
  await page.getByRole('link', { name: t('common:sidebar.items.tree'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('trees:list.title') })).toBeVisible();
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
