import { languages, locales } from '@rimba/i18n';
import { lastFullDay } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages) {
  test.describe(`anyone checks a certificate, in ${language}`, () => {
    test.use({ locale: locales[language], permissions: ['clipboard-read', 'clipboard-write'] });

    test('with the network, without it, and after somebody altered it', async ({ page, context, watch }) => {
      const { certificate } = await (await createAccount()).adopt();
      const { certificateNumber, holder, trees, endsAt } = certificate;
      const [
        {
          tree: { code },
        } = { tree: { code: '' } },
      ] = trees;
      const until = lastFullDay(endsAt, language);
      const { t, open } = createPerson(page, language);
      const verdict = page
        .getByRole('region', { name: t('certificates:check.signature.title') })
        .getByRole('status');
      const path = pathTo('certificate', { certificateNumber });
      await open(path);
      await expect(verdict).toHaveText(t('certificates:check.signature.inBrowserOk'));
      await expect(page.getByText(t('certificates:check.valid.title'))).toBeVisible();

      await test.step('share it', async () => {
        await page.getByRole('button', { name: t('common:actions.copyLink') }).click();
        await expect(page.getByText(t('certificates:share.copied'))).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}${path}`);
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        });
        await page.getByRole('button', { name: t('common:actions.copyLink') }).click();
        await expect(page.getByText(t('common:actions.copyRefused'))).toBeVisible();
        await expect(page.getByText(t('certificates:share.copied'))).toBeHidden();
        expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${product.url}${path}`);
        const picture = page.getByRole('link', { name: t('certificates:detail.downloadImage') });
        const answer = await page.request.get((await picture.getAttribute('href')) ?? '');
        expect(answer.headers()['content-type']).toBe('image/png');
        await page.getByText(t('certificates:standing.shareQr')).click();
        await expect(page.getByRole('img', { name: t('certificates:detail.verifyLink') })).toBeVisible();
      });

      await test.step('print the sheet alone', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { name: t('certificates:sheet.title') })).toBeVisible();
        await expect(page.getByText(t('certificates:check.signature.how'))).toBeHidden();
        await expect(page.getByRole('banner')).toBeHidden();
        // Where the trees need more than one page, each has the frame around it.
        const frame = await page
          .getByRole('article')
          .evaluate((sheet) => ['::before', '::after'].map((part) => getComputedStyle(sheet, part).position));
        expect(frame).toEqual(['fixed', 'fixed']);
        await page.emulateMedia({ media: 'screen' });
      });

      await test.step('the network is off', async () => {
        await context.setOffline(true);
        await page.getByRole('button', { name: t('certificates:check.again') }).click();
        await expect(verdict).toContainText(t('certificates:check.signature.offlineOk'));
        const [asOf = ''] = t('certificates:check.signature.statusAsOf', { time: '|' }).split('|');
        await expect(verdict).toContainText(asOf);
        await context.setOffline(false);
      });

      for (const [what, from, to] of [
        ['in the record', `&quot;holder&quot;:&quot;${holder}`, '&quot;holder&quot;:&quot;Orang Lain'],
        ['on the sheet', `>${holder}</p>`, '>Orang Lain</p>'],
        ['of a tree', `>${code}<`, '>KB-AU-2024-999999<'],
        ['of the last day', `${until}.</p>`, `${until.replace(/\d+$/, '2049')}.</p>`],
      ] as const) {
        await test.step(`another word ${what}`, async () => {
          await page.route(`**${path}`, async (route) => {
            const answer = await route.fetch();
            const sent = await answer.text();
            const [before = '', ...sheet] = sent.split(/(?=<article)/);
            expect(sheet.join('')).toContain(from);
            await route.fulfill({ response: answer, body: before + sheet.join('').replace(from, to) });
          });
          await open(path);
          await expect(verdict).toHaveText(t('certificates:check.signature.inBrowserBad'));
          await expect(page.getByText(t('certificates:check.altered.title'))).toBeVisible();
          // Nor is it handed on from here, or its term counted.
          for (const words of ['detail.downloadPdf', 'detail.downloadImage', 'standing.daysLeft'] as const)
            await expect(page.getByText(t(`certificates:${words}`))).toBeHidden();
          await expect(page.getByText(t('certificates:check.valid.title'))).toBeHidden();
          await page.unroute(`**${path}`);
        });
      }

      await test.step('its number, typed by a stranger', async () => {
        await open(pathTo('certificates'));
        await page.getByText(t('auth:login.certificateCheck').replace(/<.*$/, '')).getByRole('link').click();
        const field = page.getByLabel(t('certificates:detail.number'));
        const check = page.getByRole('button', { name: t('certificates:check.form.submit') });
        await check.click();
        await expect(field).toHaveAccessibleDescription(new RegExp(t('certificates:check.form.empty')));
        const typed = certificateNumber.toLowerCase().replaceAll('-', ' ');
        await field.fill(`${typed}9`);
        await check.click();
        const [, wrong = ''] = t('certificates:check.mistyped.text', { number: '|' }).split('|');
        await expect(field).toHaveAccessibleDescription(new RegExp(wrong));
        await expect(field).toHaveValue(`${typed}9`);
        await field.fill(typed);
        await check.click();
        await expect(page.getByText(t('certificates:check.valid.title'))).toBeVisible();
      });

      await test.step('a number that is not ours, and one that was mistyped', async () => {
        watch.expectRefusal(/ 404$/);
        await open(
          pathTo('certificate', {
            certificateNumber: `${certificateNumber.slice(0, -1)}${certificateNumber.endsWith('X') ? 'Y' : 'X'}`,
          }),
        );
        await expect(page).toHaveURL(onPage('notFound', /^\?reason=certificate-/));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t('certificates:check.mistyped.title'),
        );
        await page.getByRole('link', { name: t('certificates:check.form.another') }).click();
        await expect(page.getByLabel(t('certificates:detail.number'))).toHaveValue(/^RB-/);
      });
    });
  });
}
