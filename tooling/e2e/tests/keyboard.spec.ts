import type { Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID' });

/** What the focus stands on, by the words it says. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return '';
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
    const said = [at.ariaLabel, ...labels.map(({ textContent }) => textContent), at.textContent];
    return said.find(Boolean)?.trim() ?? '';
  });

/** Presses Tab until the focus stands on it, as somebody without a mouse does. */
async function tabTo(page: Page, name: string, most = 60) {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press('Tab');
    const words = await focused(page);
    if (words.includes(name)) return;
    passed.push(words);
  }
  throw new Error(`"${name}" is not reached by Tab, only ${passed.join(' | ')}`);
}

async function fill(page: Page, label: string, words: string) {
  await tabTo(page, label);
  await page.keyboard.type(words);
}

async function press(page: Page, name: string, most?: number) {
  await tabTo(page, name, most);
  await page.keyboard.press('Enter');
}

test('an adoption with the keyboard alone', async ({ page }) => {
  const { t, email, open, mail, checked, transactionId } = createPerson(page, 'id');

  await test.step('past the header of the home page to the checkout', async () => {
    await open(pathTo('home'));
    await press(page, t('common:a11y.skipToContent'), 1);
    await press(page, t('home:hero.pick'), 4);
    await page.waitForURL(onPage('unsignedCheckout', /^(\?|$)/));
  });

  await test.step('go on with the tree that is ticked', async () => {
    await press(page, t('checkout:pick.next'));
    await page.waitForURL(/\?trees=\d+/);
  });

  await test.step('fill in, and choose how to pay by arrows', async () => {
    await expect(page.getByRole('radio', { name: 'QRIS' })).toBeEnabled();
    await fill(page, t('checkout:customer.firstName'), 'Siti');
    await fill(page, t('checkout:customer.email'), email);
    await fill(page, t('checkout:customer.phone'), '81234567890');
    // All methods are one question, so Tab comes to the first of them and arrows go on to the others.
    await tabTo(page, 'QRIS');
    // Who leaves without choosing is told so, and the price stays.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByText(t('errors:checkout.payment_method_required'))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'QRIS' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'BCA' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
    await checked();
    await press(page, t('checkout:page.pay'), 4);
  });

  await test.step('say yes, and prove the address', async () => {
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await press(page, t('checkout:guest.sendCode'), 3);
    await expect(page.getByRole('textbox', { name: t('checkout:guest.code') })).toBeFocused();
    const { text } = await mail(t('emails:checkoutCode.subject'));
    await page.keyboard.type(/^[A-Z0-9]{8}$/m.exec(text)?.[0] ?? '');
    await page.keyboard.press('Enter');
  });

  await test.step('pay, and open the certificate', async () => {
    const id = await transactionId();
    await expect(page.getByRole('timer')).toBeVisible();
    await sandbox.pay(id, 'settle');
    await expect(page.getByText(t('checkout:outcome.paid.title', { name: 'Siti' }))).toBeVisible();
    await press(page, t('transactions:detail.certificate'));
    await expect(page.getByRole('heading', { name: t('certificates:sheet.title') })).toBeVisible();
  });
});
