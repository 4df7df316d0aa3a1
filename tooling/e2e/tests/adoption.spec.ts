import { languages, locales } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages) {
  test.describe(`one adoption in ${language}`, () => {
    test.use({ locale: locales[language] });

    test('from registering to the certificate a friend sees @phone', async ({ page, openBrowser }) => {
      const person = createPerson(page, language);
      const { t } = person;

      await test.step('register and prove the address', async () => {
        await person.register();
        await person.proveEmail();
      });

      const code = await test.step('put a tree in the wishtree', async () => {
        const listed = page.waitForResponse(/\/api\/v1\/tree\?.*ready_to_adopt/);
        await page.getByRole('link', { name: t('auth:verify.doneButton') }).click();
        await expect(page).toHaveURL(onPage('trees', /^\?status=ready_to_adopt$/));
        const { data } = await (await listed).json();
        const found: string = data[0].code;
        // Who has proven the address sees no banner leave, which would move what they are about to press.
        await expect(page.locator('html')).not.toHaveAttribute('data-unproven');
        const card = page.getByRole('article').filter({ hasText: found });
        const saved = page.waitForResponse(
          (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/wishtree/me'),
        );
        await card.getByRole('button').click();
        await saved;
        await person.open(pathTo('wishtree'));
        await expect(page.getByText(found, { exact: true })).toBeVisible();
        return found;
      });

      await test.step('check out, the price broken down', async () => {
        await page.getByRole('checkbox', { name: t('wishtree:list.selectAll') }).check();
        await page.getByRole('link', { name: t('wishtree:list.checkout') }).click();
        await page.getByLabel(t('checkout:customer.phone')).fill('81234567890');
        await page.getByRole('radio', { name: 'QRIS' }).check();
        await expect(page.getByText(/150[.,]000/).first()).toBeVisible();
        await person.checked();
        await page.getByRole('button', { name: t('checkout:page.pay') }).click();
        await person.confirmation().click();
      });

      await test.step('pay the code, and the page changes by itself', async () => {
        await expect(page.getByRole('timer')).toBeVisible();
        await expect(page.getByText(code, { exact: true })).toBeVisible();
        await sandbox.pay(await person.transactionId(), 'settle');
        await expect(page.getByText(t('checkout:outcome.paid.title', { name: 'Ayu' }))).toBeVisible();
      });

      const number = await test.step('open the certificate', async () => {
        await page.getByRole('link', { name: t('transactions:detail.certificate') }).click();
        await expect(page.getByRole('heading', { name: t('certificates:sheet.title') })).toBeVisible();
        await expect(page.getByText('Ayu Wulandari').first()).toBeVisible();
        const [, found = ''] = /\/certificates\/me\/([^/]+)\//.exec(page.url()) ?? [];
        const pdf = await page.request.get(`/api/v1/certificates/number/${found}/pdf?lang=${language}`);
        expect(pdf.headers()['content-type']).toBe('application/pdf');
        expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
        const picture = await page.request.get(`/api/v1/certificates/number/${found}/image?lang=${language}`);
        expect(picture.headers()['content-type']).toBe('image/png');
        return found;
      });

      await test.step('be told in the product and by mail', async () => {
        await person.open(pathTo('notifications'));
        await expect(
          page.getByText(t('notifications:template.rimba_payment_success.title')).first(),
        ).toBeVisible();
        await expect(
          page.getByText(t('notifications:template.rimba_certificate_created.title')).first(),
        ).toBeVisible();
        await person.mail(t('emails:certificateCreated.subject', { number }));
      });

      await test.step('a friend without an account opens it', async () => {
        const visit = await openBrowser();
        await visit.goto(pathTo('certificate', { certificateNumber: number }, language));
        await expect(visit.getByRole('heading', { name: t('certificates:sheet.title') })).toBeVisible();
        await expect(visit.getByText('Ayu Wulandari').first()).toBeVisible();
        await expect(visit.getByText(t('certificates:check.valid.title'))).toBeVisible();
      });
    });
  });
}
