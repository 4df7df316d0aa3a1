import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID', colorScheme: 'light' });

test('the language and the theme that somebody chooses stay chosen', async ({ openBrowser }) => {
  const page = await openBrowser(await createAccount());
  const [id, en] = [createPerson(page, 'id'), createPerson(page, 'en')];
  const html = page.locator('html');
  await page.goto('/wishtree/');
  await expect(page.getByRole('heading', { level: 1, name: id.t('wishtree:page.title') })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'id');

  await page.getByRole('button', { name: new RegExp(id.t('common:language.switchLabel')) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en.t('common:language.en') })
    .click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByText(en.t('wishtree:empty.title'))).toBeVisible();
  await page.getByRole('radio', { name: en.t('common:theme.dark') }).check();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  await expect(page.getByText(en.t('wishtree:empty.title'))).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(
    await page.evaluate(() => [localStorage.getItem('lang-store'), localStorage.getItem('theme')]),
  ).toEqual(['en', 'dark']);

  await page.goto('/other/faq');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('what one tab chooses, the others follow where they stand @phone', async ({ openBrowser }) => {
  const page = await openBrowser(await createAccount());
  const { open, t } = createPerson(page, 'id');
  const english = createPerson(page, 'en').t;
  await open('/wishtree/?from=here');
  await expect(page.getByText(t('wishtree:empty.title'))).toBeVisible();
  const openPage = await page.context().newPage();
  await openPage.goto('/id/other/faq');
  await expect(openPage.getByRole('button', { name: t('common:a11y.openProfileMenu') })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/id/profile');

  await other
    .getByRole('main')
    .getByRole('radio', { name: t('common:theme.dark') })
    .check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(openPage.locator('html')).toHaveAttribute('data-theme', 'dark');

  await other
    .getByRole('main')
    .getByRole('radio', { name: english('common:language.en') })
    .click();
  await expect(page).toHaveURL(/\/en\/wishtree\/\?from=here$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(english('wishtree:empty.title'))).toBeVisible();
  await expect(openPage).toHaveURL(/\/id\/other\/faq$/);
});
