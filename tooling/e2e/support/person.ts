import { expect, type Page } from '@playwright/test';
import type { Language } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { sandbox } from './sandbox.ts';

let count = 0;

/** Somebody who uses the product in one language, by the words it shows. */
export function createPerson(page: Page, language: Language) {
  count += 1;
  const email = `ayu.${process.pid}.${Date.now()}.${count}@contoh.example`;
  const { t } = createServerI18n(language);
  const open = (path: string) => page.goto(`/${language}${path}`);

  async function mail(subject: string) {
    await expect
      .poll(async () => (await sandbox.mailsTo(email)).map((each) => each.subject), { timeout: 20_000 })
      .toContain(subject);
    const found = (await sandbox.mailsTo(email)).find((each) => each.subject === subject);
    if (!found) throw new Error(`No mail "${subject}"`);
    return found;
  }

  return {
    email,
    t,
    open,
    mail,

    async register() {
      await open('/register');
      await page.getByLabel(t('auth:register.name')).fill('Ayu Wulandari');
      await page.getByLabel(t('auth:register.email')).fill(email);
      await page.getByLabel(t('auth:register.password'), { exact: true }).fill('empat kata yang panjang');
      await page.getByLabel(t('auth:register.confirmPassword')).fill('empat kata yang panjang');
      await page.getByRole('button', { name: t('auth:register.submit'), exact: true }).click();
      await expect(page.getByText(t('auth:banner.text'))).toBeVisible();
    },

    /** Opens the link of the mail that registering sent. */
    async proveEmail() {
      const { text } = await mail(t('emails:verification.subject'));
      const [link] = /https?:\/\/\S+\/verify-email\/\S+/.exec(text) ?? [];
      await page.goto(link ?? 'about:blank');
      await expect(page.getByText(t('auth:verify.doneTitle'))).toBeVisible();
    },
  };
}
