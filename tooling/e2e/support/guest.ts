import type { Locator, Page } from '@playwright/test';
import type { Language } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { createPerson } from './person.ts';
import { service } from './service.ts';
import { expect } from './test.ts';

/** The code stands alone in its line. */
export const mailedCode = /^[A-Z0-9]{8}$/m;

/** A tree of the shelf. Not the first: whoever came before may have it, and what is shown is up to a minute old. */
export const lastOnShelf = (page: Page) => page.getByRole('article').last().getByRole('link');

/** Somebody without an account, at the checkout. */
export function createGuest(page: Page, language: Language, hasTouch = false) {
  const person = createPerson(page, language);
  const { t, email } = person;
  const submit = page.getByRole('button', { name: t('checkout:page.pay') });
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  return {
    ...person,
    submit,
    press,
    async fillIn() {
      await page.getByLabel(t('checkout:customer.firstName')).fill('Siti');
      await page.getByLabel(t('checkout:customer.email')).fill(email);
      await page.getByLabel(t('checkout:customer.phone')).fill('81234567890');
      await person.checked();
    },
    /** Opens the checkout with a tree that is free, and gives all but how to pay. */
    async chooseTree() {
      const [tree] = await service.readyTrees(1);
      await person.open(`${pathTo('unsignedCheckout')}?trees=${tree?.id}`);
      await this.fillIn();
    },
    async fillCard(number: string) {
      await page.getByLabel(t('checkout:card.number')).fill(number);
      await page.getByLabel(t('checkout:card.expiry')).fill('0835');
      await page.getByLabel(t('checkout:card.cvv')).fill('123');
    },
    /** From the full form through the code and the bank's page back to the product. */
    async payByCard() {
      await this.askForCode();
      await this.enterCode(await this.readCode());
      await this.approveCard();
    },
    /** On the bank's own page. */
    async approveCard() {
      await page.getByRole('button', { name: 'Setujui' }).click();
      await page.getByRole('button', { name: 'Lanjutkan' }).click();
    },
    /** From the full form to the dialog that wants the code. */
    async askForCode() {
      await press(submit);
      await press(page.getByRole('alertdialog').getByRole('button', { name: t('checkout:guest.sendCode') }));
      await expect(page.getByRole('dialog', { name: t('checkout:guest.codeTitle') })).toBeVisible();
    },
    async readCode(): Promise<string> {
      const { text } = await person.mail(t('emails:checkoutCode.subject'));
      return mailedCode.exec(text)?.[0] ?? '';
    },
    async enterCode(code: string) {
      await page.getByRole('textbox', { name: t('checkout:guest.code') }).fill(code);
      await person.checked();
      await press(page.getByRole('dialog').locator('[type=submit]'));
    },
  };
}
