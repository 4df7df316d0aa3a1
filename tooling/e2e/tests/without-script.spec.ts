import { languages, locales } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages) {
  test.describe(`without a script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: locales[language] });

    test('lists are searched and sorted, answers open, and forms say what they need', async ({ page }) => {
      const { t, open } = createPerson(page, language);
      await test.step('communities', async () => {
        await open(pathTo('communities'));
        const cards = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') });
        const before = await cards.count();
        expect(before).toBeGreaterThan(1);
        const first = await cards.first().getByRole('heading').textContent();
        await page.getByLabel(t('common:actions.sort')).selectOption('trees');
        await page.getByRole('searchbox').fill((first ?? '').split(' ').at(-2) ?? '');
        await page.getByRole('button', { name: t('common:actions.search') }).click();
        await expect(page).toHaveURL(/\?q=.*&sort=trees/);
        await expect(cards.filter({ hasText: first ?? '' })).toHaveCount(1);
        await page.getByRole('searchbox').fill('tidak ada namanya');
        await page.getByRole('button', { name: t('common:actions.search') }).click();
        await expect(page.getByText(t('communities:list.empty'))).toBeVisible();
      });

      await test.step('drawings', async () => {
        await open(pathTo('home'));
        const drawing = page.locator('main use[href$="#profile"]');
        await expect(drawing).toHaveCount(1);
        expect((await drawing.boundingBox())?.width).toBeGreaterThan(300);
      });

      await test.step('questions', async () => {
        await open(pathTo('faq'));
        await page.getByRole('searchbox').fill('QRIS');
        await page.getByRole('button', { name: t('common:actions.search') }).click();
        const found = page.getByRole('main').locator('details');
        await expect(found.first()).toBeVisible();
        await page.goto(`${pathTo('faq', {}, language)}#refund`);
        const answer = page.locator('#refund');
        await expect(answer).toBeVisible();
        await page.getByRole('link', { name: t('faq:categories.payment') }).click();
        await expect(page.getByRole('heading', { name: t('faq:categories.general') })).toHaveCount(0);
      });

      await test.step('reports', async () => {
        await open(pathTo('financialReport'));
        await page.getByRole('link', { name: t('reports:financial.period.month') }).click();
        await expect(page).toHaveURL(/period=month/);
        for (const format of ['csv', 'json']) {
          const links = await page.locator(`a[href*="format=${format}"]`).all();
          expect(links, format).not.toEqual([]);
          for (const link of links) {
            const answer = await page.request.get((await link.getAttribute('href')) ?? '');
            expect(answer.headers()['content-type']).toContain(format);
          }
        }
      });

      await test.step('forms', async () => {
        const sent = async (path: string) => (await page.request.get(`/${language}${path}`)).text();
        const [contact = ''] = t('common:noScript.contact').split('<email>');
        expect(await sent(pathTo('contact'))).toMatch(
          new RegExp(`<noscript>.*${contact}<a href="mailto:halo@rimba.example"`),
        );
        expect(await sent(`${pathTo('unsignedCheckout')}?trees=1`)).toMatch(
          new RegExp(`<noscript>.*${t('common:noScript.checkout')}`),
        );
        for (const path of [pathTo('login'), pathTo('register')]) {
          expect(await sent(path)).toMatch(new RegExp(`<noscript>.*${t('common:noScript.signIn')}`));
        }
        for (const path of [pathTo('verifyEmail'), pathTo('resetPassword')]) {
          expect(await sent(path)).toMatch(new RegExp(`<noscript>.*${t('common:noScript.mailedLink')}`));
        }
      });

      await test.step('an adopters’ page says what it needs, and where to go without', async () => {
        await open(pathTo('trees'));
        await expect(page.getByRole('heading', { level: 1, name: t('noScript.memberTitle') })).toBeVisible();
        // By its role: what stands in a noscript is not looked through for text.
        await expect(page.getByRole('paragraph')).toHaveText(t('noScript.member'));
        await expect(page.locator('#app')).toBeHidden();
        await page.getByRole('link', { name: t('notFound.goHome') }).click();
        await expect(page).toHaveURL(pathTo('home', {}, language));
      });

      await test.step('language and theme', async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await open(pathTo('faq'));
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(ground);
        const twin = language === 'id' ? 'en' : 'id';
        await page.getByRole('banner').locator(`a[hreflang="${twin}"]`).click();
        await expect(page).toHaveURL(pathTo('faq', {}, twin));
      });
    });
  });
}
