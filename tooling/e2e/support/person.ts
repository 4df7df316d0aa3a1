import type { Page } from '@playwright/test';
import type { Language } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { pathTo } from '@rimba/paths';
import { freshEmail, password, verificationLink } from './account.ts';
import { onPage } from './on-page.ts';
import { type ProductAddress, product } from './product.ts';
import { openSandbox } from './sandbox.ts';
import { expect } from './test.ts';

/** Somebody who uses the product in one language, by the words it shows. */
export function createPerson(
  page: Page,
  language: Language,
  email = freshEmail(),
  at: ProductAddress = product,
) {
  const sandbox = openSandbox(at);
  const { t } = createServerI18n(language);
  const open = (path: string) => page.goto(`/${language}${path}`);
  const login = page.getByRole('button', { name: t('auth:login.submit'), exact: true });
  /** The form's check against robots is done: who sends before waits for it, and is told so when it takes long. */
  const checked = () =>
    expect(
      page.getByRole('checkbox', { name: /^(Terverifikasi|Verified)$/, includeHidden: true }),
    ).toBeChecked();

  async function fillLogin(withPassword = password) {
    await page.getByLabel(t('auth:login.email')).fill(email);
    await page.getByLabel(t('auth:login.password'), { exact: true }).fill(withPassword);
  }

  async function mail(subject: string) {
    await expect
      .poll(async () => (await sandbox.mailsTo(email)).map((each) => each.subject))
      .toContain(subject);
    const found = (await sandbox.mailsTo(email)).find((each) => each.subject === subject);
    if (!found) throw new Error(`No mail "${subject}"`);
    return found;
  }

  /** On the page that registers. */
  async function fillRegister() {
    await page.getByLabel(t('auth:register.name')).fill('Ayu Wulandari');
    await page.getByLabel(t('auth:register.email')).fill(email);
    await page.getByLabel(t('auth:register.password'), { exact: true }).fill(password);
    await page.getByLabel(t('auth:register.confirmPassword')).fill(password);
    await checked();
    await page.getByRole('button', { name: t('auth:register.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('auth:verify.title') })).toBeVisible();
  }

  return {
    email,
    t,
    open,
    mail,
    checked,
    login,

    async register() {
      await open(pathTo('register'));
      await fillRegister();
    },

    fillRegister,

    /** Opens the link of the mail that registering sent. */
    async proveEmail() {
      const { text } = await mail(t('emails:verification.subject'));
      const [link] = verificationLink.exec(text) ?? [];
      await page.goto(link ?? 'about:blank');
      await expect(page.getByText(t('auth:verify.doneTitle'))).toBeVisible();
    },

    fillLogin,

    async logIn(withPassword = password) {
      await fillLogin(withPassword);
      await checked();
      await login.click();
    },

    /** Fills the checkout of some trees up to the last question. */
    async reviewOrder(treeIds: readonly number[], method = 'QRIS') {
      await open(`${pathTo('checkout')}?trees=${treeIds.join(',')}`);
      await page.getByLabel(t('checkout:customer.phone')).fill('81234567890');
      await page.getByRole('radio', { name: method }).check();
      await checked();
      await page.getByRole('button', { name: t('checkout:page.pay') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },

    /** The button that says yes to the last question. */
    confirmation: () => page.getByRole('alertdialog').getByRole('button').last(),

    /** The number in the address of the transaction on the screen. */
    async transactionId(): Promise<number> {
      await page.waitForURL(onPage('transaction'));
      return Number(new URL(page.url()).pathname.split('/').at(-2));
    },
  };
}
