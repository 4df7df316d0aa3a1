import type { Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID', colorScheme: 'light' });

test('the language and the theme that somebody chooses stay chosen', async ({ openBrowser }) => {
  const page = await openBrowser(await createAccount());
  const [id, en] = [createPerson(page, 'id'), createPerson(page, 'en')];
  const html = page.locator('html');
  await page.goto(pathTo('wishtree'));
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

  await page.goto(pathTo('faq'));
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test.describe('a language that only local storage remembers', () => {
  /** Opens a page of a browser whose cookies are gone; answers how often its document was asked for. */
  async function openWithoutCookie(page: Page, path: string) {
    await page.goto(pathTo('faq', {}, 'id'));
    await page.evaluate(() => localStorage.setItem('lang-store', 'en'));
    await page.context().clearCookies({ name: 'lang-store' });
    let asked = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked += 1;
    });
    await page.goto(path);
    return () => asked;
  }

  for (const path of [pathTo('faq'), pathTo('login')]) {
    test(`is given back to the cookie, and the page comes in it: ${path}`, async ({ page }) => {
      const asked = await openWithoutCookie(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('main')).toBeVisible();
      expect(await page.evaluate(() => document.cookie)).toContain('lang-store=en');
      expect(asked()).toBe(2);
      await page.goto(pathTo('programmeAdoption'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(asked()).toBe(3);
    });
  }

  test('is found by the pages for adopters as well', async ({ openBrowser }) => {
    const page = await openBrowser(await createAccount());
    const asked = await openWithoutCookie(page, pathTo('trees'));
    const { t } = createPerson(page, 'en');
    await expect(page.getByRole('heading', { level: 1, name: t('trees:list.title') })).toBeVisible();
    expect(asked()).toBe(2);
  });

  test('gives way to a language that the address names', async ({ page }) => {
    const asked = await openWithoutCookie(page, pathTo('login', {}, 'id'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    expect(asked()).toBe(1);
  });

  test('asks for no page again where the browser keeps no cookie', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    });
    const asked = await openWithoutCookie(page, pathTo('faq'));
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    expect(asked()).toBe(1);
  });
});

test('what one tab chooses, the others follow where they stand @phone', async ({ openBrowser }) => {
  const page = await openBrowser(await createAccount());
  const { open, t } = createPerson(page, 'id');
  const english = createPerson(page, 'en').t;
  await open(`${pathTo('wishtree')}?from=here`);
  await expect(page.getByText(t('wishtree:empty.title'))).toBeVisible();
  const openPage = await page.context().newPage();
  await openPage.goto(pathTo('faq', {}, 'id'));
  await expect(openPage.getByRole('button', { name: t('common:a11y.openProfileMenu') })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(pathTo('profile', {}, 'id'));

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
  await expect(page).toHaveURL(`${pathTo('wishtree', {}, 'en')}?from=here`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(english('wishtree:empty.title'))).toBeVisible();
  await expect(openPage).toHaveURL(pathTo('faq', {}, 'id'));
});
