import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID', reducedMotion: 'reduce' });

test('who comes back from a tree finds the list where they left it @phone', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'id', account.email);
  await open('/data/pohon/?layout=list');
  const trees = page.getByRole('table').getByRole('link');
  await expect(trees).toHaveCount(18);
  await page.getByRole('button', { name: t('trees:list.loadMore') }).click();
  await expect(trees).toHaveCount(36);

  const tree = trees.nth(30);
  await tree.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await tree.click();
  await expect(page).toHaveURL(/\/data\/pohon\/\d+\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(trees).toHaveCount(36);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(tree).toBeInViewport();
});
