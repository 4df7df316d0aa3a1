import type { Page } from '@playwright/test';
import { type Language, languages, locales } from '@rimba/i18n';
import { errorMessage, type ServerErrorCode } from '@rimba/i18n/errors';
import { pathTo } from '@rimba/paths';
import { createAccount, password } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { refuseCalls } from '../support/refusal.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

type Person = ReturnType<typeof createPerson>;

/** A form that asks the service for something, and what the service may say no with. */
interface Form {
  readonly path: string;
  readonly call: string;
  readonly fill: (page: Page, person: Person) => Promise<void>;
  readonly codes: readonly ServerErrorCode[];
}

const forms: readonly Form[] = [
  {
    path: pathTo('login'),
    call: '**/api/v1/login',
    async fill(page, { t, email }) {
      await page.getByLabel(t('auth:login.email')).fill(email);
      await page.getByLabel(t('auth:login.password'), { exact: true }).fill(password);
    },
    codes: [
      'auth.invalid_credentials',
      'auth.authentication_failed',
      'checkout.recaptcha_failed',
      'request.validation_error',
      'request.invalid',
      'request.unexpected',
    ],
  },
  {
    path: pathTo('register'),
    call: '**/api/v1/register',
    async fill(page, { t, email }) {
      await page.getByLabel(t('auth:register.name')).fill('Ayu Wulandari');
      await page.getByLabel(t('auth:register.email')).fill(email);
      await page.getByLabel(t('auth:register.password'), { exact: true }).fill(password);
      await page.getByLabel(t('auth:register.confirmPassword')).fill(password);
    },
    codes: ['auth.invalid_email_or_data', 'auth.email_taken', 'checkout.recaptcha_failed'],
  },
  {
    path: pathTo('contact'),
    call: '**/api/v1/contact',
    async fill(page, { t, email }) {
      await page.getByLabel(t('contact:form.name')).fill('Ayu Wulandari');
      await page.getByLabel(t('contact:form.email')).fill(email);
      await page.getByLabel(t('contact:form.subject')).fill('Sertifikat');
      await page.getByLabel(t('contact:form.message')).fill('Di mana nomornya?');
    },
    codes: ['checkout.recaptcha_failed', 'request.validation_error'],
  },
];

/** Mailed links, which ask as soon as they are opened. */
const links: readonly Omit<Form, 'fill'>[] = [
  {
    path: `${pathTo('verifyEmail')}?adopterId=1&code=keliru`,
    call: '**/api/v1/email/verification',
    codes: [
      'verification.expired',
      'verification.not_found',
      'verification.failed',
      'verification.invalid_details',
      'verification.invalid_adopter_id',
      'verification.invalid_link',
      'auth.adopter_not_found',
    ],
  },
  {
    path: `${pathTo('resetPassword')}?adopterId=1&code=keliru`,
    call: '**/api/v1/reset-password*',
    codes: [
      'reset.code_expired',
      'reset.code_not_found',
      'reset.invalid_code',
      'reset.failed',
      'auth.user_not_found',
    ],
  },
];

/**
 * What a guest's order may be refused with, once the code is theirs. A method that cannot be had any more is named where
 * methods are chosen: guest-checkout.spec.ts.
 */
const adoptersRefusals = [
  'checkout.transaction_creation_failed',
  'checkout.no_trees_selected',
  'checkout.recaptcha_failed',
  'payment.failed',
  'transaction.failed',
] as const satisfies readonly ServerErrorCode[];

/** A session would be renewed where the service knows nobody; a visitor has none. */
const orderRefusals = [...adoptersRefusals, 'auth.not_authenticated'] as const;

for (const language of languages) {
  test.describe(`what a visitor is told, in ${language}`, () => {
    test.use({ locale: locales[language] });
    test.beforeEach(({ watch }) => watch.expectRefusal(/^\w+ \/api\/v1\/.* (4\d\d|50\d)$/));

    test('forms say why they were refused', async ({ page }) => {
      const main = page.getByRole('main');
      for (const { path, call, fill, codes } of forms) {
        const person = createPerson(page, language);
        await person.open(path);
        await fill(page, person);
        for (const code of codes) {
          const message = await refuseCalls(page, call, code, language);
          await person.checked();
          await main.locator('[type=submit]').click();
          const said = main.getByRole('alert').getByText(message, { exact: true });
          await expect.soft(said).toBeInViewport({ ratio: 1 });
        }
      }
    });

    test('what is too long is said as it is typed', async ({ page }) => {
      const { open, t } = createPerson(page, language);
      await open(pathTo('contact'));
      const subject = page.getByLabel(t('contact:form.subject'));
      const message = page.getByLabel(t('contact:form.message'));
      await subject.fill('a'.repeat(100));
      await message.fill('a'.repeat(2_000));
      for (const most of [100, 2_000]) {
        const counted = t('common:form.characters', { used: most, max: most });
        await expect(page.getByText(counted)).toBeVisible();
      }
      await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(0);
      await subject.press('End');
      await subject.pressSequentially('b');
      await message.press('End');
      await message.pressSequentially('b');
      await expect(subject).toHaveAccessibleDescription(
        new RegExp(t('errors:request.too_long', { max: 100 })),
      );
      await expect(message).toHaveAccessibleDescription(
        new RegExp(t('errors:request.too_long', { max: 2_000 })),
      );
    });

    test('a form that is sent before its check could begin says so', async ({ page }) => {
      const person = createPerson(page, language);
      // Nobody answers, as where a network drops what it does not know.
      await page.route('**/api/v1/captcha/challenge*', () => undefined);
      await person.open(pathTo('login'));
      await person.fillLogin();
      await person.login.click();
      const sentence = errorMessage('checkout.recaptcha_not_ready', language);
      await expect(page.getByRole('main').getByRole('alert').getByText(sentence)).toBeVisible();
    });

    test('an adopter is told what is not there and why something was refused', async ({ openBrowser }) => {
      const account = await createAccount();
      const page = await openBrowser(account);
      const person = createPerson(page, language, account.email);
      const { open, t } = person;
      const main = page.getByRole('main');
      await open(pathTo('transaction', { transactionId: 999999999 }));
      await expect(main.getByRole('heading', { name: t('transactions:detail.notFound') })).toBeVisible();

      const notSaved = await refuseCalls(page, '**/api/v1/wishtree/me', 'wishtree.add_failed', language);
      await open(`${pathTo('trees')}?status=ready_to_adopt`);
      await main
        .getByRole('button', { name: t('common:actions.addToWishtree') })
        .first()
        .click();
      await expect(page.getByText(notSaved)).toBeVisible();

      const [tree] = await service.readyTrees(1);
      await person.reviewOrder([tree?.id ?? 0]);
      for (const [tried, code] of ([...adoptersRefusals, 'auth.email_not_verified'] as const).entries()) {
        const message = await refuseCalls(page, '**/api/v1/transaction', code, language);
        if (tried > 0) await main.getByRole('button', { name: t('common:actions.retry') }).click();
        await person.confirmation().click();
        await expect.soft(main.getByRole('alert').getByText(message)).toBeVisible();
      }
    });

    test('mailed links say why they were refused', async ({ page }) => {
      for (const { path, call, codes } of links) {
        for (const code of codes) {
          const message = await refuseCalls(page, call, code, language);
          await createPerson(page, language).open(path);
          const words = page.getByRole('main').getByText(message, { exact: true });
          await expect.soft(words.first()).toBeVisible();
        }
      }
    });

    test('the guest checkout says what is missing and why it was refused', async ({ page }) => {
      const person = createPerson(page, language);
      await page.route('**/api/v1/unsigned/checkout/code', (route) =>
        route.fulfill({ json: { success: true, data: ticket() } }),
      );
      await sayMissing(page, person, language);
      await sayRefused(page, person, language);
    });

    test('a gift is looked at in the page before it is sent', async ({ page }) => {
      const { t, open, email } = createPerson(page, language);
      const [tree] = await service.readyTrees(1);
      await open(`${pathTo('unsignedCheckout')}?trees=${tree?.id}`);
      await fillInGuest(page, t, email);
      const sent: string[] = [];
      page.on('request', (request) => request.url().includes('/unsigned/') && sent.push(request.url()));
      const main = page.getByRole('main');
      await main.getByRole('radio', { name: t('checkout:holder.gift') }).check();
      const [name, message, address, day] = (
        ['recipientName', 'message', 'recipientEmail', 'deliverOn'] as const
      ).map((field) => main.getByLabel(t(`checkout:holder.${field}`)));
      if (!name || !message || !address || !day) throw new Error('Unreachable');
      await message.fill('a'.repeat(281));
      await address.fill('ratna@');
      await day.fill('2020-01-01');
      await main.getByRole('button', { name: t('checkout:page.pay') }).click();
      for (const [field, code] of [
        [name, 'checkout.holder_name_required'],
        [message, 'checkout.message_too_long'],
        [address, 'checkout.gift_email_invalid'],
        [day, 'checkout.gift_date_invalid'],
      ] as const) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(
          new RegExp(errorMessage(code, language, { max: 280 })),
        );
      }
      await expect(page.getByRole('alertdialog')).toHaveCount(0);

      await name.fill('Ratna Puspita');
      await message.fill('Selamat ulang tahun');
      await address.fill('ratna@contoh.example');
      await day.fill(new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10));
      await main.getByRole('button', { name: t('checkout:page.pay') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(sent).toEqual([]);
    });

    test('Google’s way back, and pages that are not there', async ({ page, watch }) => {
      watch.expectRefusal(/ (404|503)$/);
      const { open } = createPerson(page, language);
      const main = page.getByRole('main');
      const said = (code: Parameters<typeof errorMessage>[0]) =>
        expect.soft(main.getByText(errorMessage(code, language))).toBeVisible();

      await open(`${pathTo('googleCallback')}?error=access_denied`);
      await said('auth.google_sign_in_cancelled');
      await open(`${pathTo('googleCallback')}?code=x&state=stranger`);
      await said('auth.google_login_failed');
      await page.evaluate(() =>
        sessionStorage.setItem('rimba_google_trip', JSON.stringify({ state: 'own', next: null })),
      );
      await open(`${pathTo('googleCallback')}?code=x&state=own`);
      await said('auth.google_authentication_failed');

      await open('/tidak-ada');
      await said('request.page_not_found');
      await open(pathTo('community', { kelompokKomunitasName: 'tidak-ada' }));
      await said('group.not_found');
      const number = 'RB-2026-7Q4K-M82X-T5WD';
      await open(`${pathTo('notFound')}?reason=certificate-not-found&certificate=${number}`);
      await said('certificate.not_found');
      await open(`${pathTo('notFound')}?reason=certificate-unreachable&certificate=${number}`);
      await said('certificate.fetch_failed');
    });
  });
}

/** As the service answers once a code is on its way. */
const ticket = () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return { browser: 'e2e', expiresAt: inMinutes(10), nextSendAt: inMinutes(1) };
};

async function fillInGuest(page: Page, t: Person['t'], email: string) {
  await page.getByLabel(t('checkout:customer.firstName')).fill('Siti');
  await page.getByLabel(t('checkout:customer.email')).fill(email);
  await page.getByLabel(t('checkout:customer.phone')).fill('81234567890');
  await page.getByRole('radio', { name: 'QRIS' }).check();
}

/** The methods that cannot be had, and what the form itself asks for. */
async function sayMissing(page: Page, { t, open }: Person, language: Language) {
  const [tree] = await service.readyTrees(1);
  const main = page.getByRole('main');
  const none = await refuseCalls(page, '**/api/v1/payment-method*', 'checkout.no_payment_methods', language);
  await open(`${pathTo('unsignedCheckout')}?trees=${tree?.id}`);
  await expect(main.getByText(errorMessage('checkout.payment_methods_load_failed', language))).toBeVisible();
  await expect(main.getByText(none, { exact: true })).toBeVisible();
  await page.unroute('**/api/v1/payment-method*');
  await main.getByRole('button', { name: t('common:actions.retry') }).click();
  await expect(page.getByRole('radio', { name: 'QRIS' })).toBeVisible();

  await main.getByRole('button', { name: t('checkout:page.pay') }).click();
  const methods = main.getByRole('group', { name: t('checkout:methods.qris') });
  await expect(methods.getByText(errorMessage('checkout.payment_method_required', language))).toBeVisible();
  const fields = errorMessage('checkout.required_fields', language);
  await expect(main.getByRole('alert').getByText(fields)).toBeVisible();
}

/** The order, refused once for each reason; then one that nobody hears of. */
async function sayRefused(page: Page, { t, email }: Person, language: Language) {
  const main = page.getByRole('main');
  await fillInGuest(page, t, email);
  await main.getByRole('button', { name: t('checkout:page.pay') }).click();
  const confirmation = page.getByRole('alertdialog').getByRole('button').last();
  await confirmation.click();

  const call = '**/api/v1/unsigned/checkout';
  const dialog = page.getByRole('dialog');
  const [missing, ...others] = ['checkout.email_and_code_required', ...orderRefusals] as const;
  const asked = await refuseCalls(page, call, missing, language);
  await dialog.getByRole('textbox').fill('AAAAAAAA');
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByText(asked)).toBeVisible();

  for (const [tried, code] of others.entries()) {
    const message = await refuseCalls(page, call, code, language);
    if (tried === 0) await dialog.locator('[type=submit]').click();
    else {
      await main.getByRole('button', { name: t('common:actions.retry') }).click();
      await confirmation.click();
    }
    await expect.soft(main.getByRole('alert').getByText(message)).toBeVisible();
  }

  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await main.getByRole('button', { name: t('common:actions.retry') }).click();
  await confirmation.click();
  await expect(main.getByText(errorMessage('checkout.submit_failed', language))).toBeVisible();
}
