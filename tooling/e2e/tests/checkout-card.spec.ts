import { pathTo } from '@rimba/paths';
import { password } from '../support/account.ts';
import { createGuest, mailedCode } from '../support/guest.ts';
import { loseFiles } from '../support/lost-files.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID' });

test('a card pays when its bank has been asked', async ({ page, watch }) => {
  watch.expectRefusal(/^GET \/sandbox\/midtrans\//);
  const guest = createGuest(page, 'id');
  const { t } = guest;
  await guest.chooseTree();
  await page.getByRole('radio', { name: t('checkout:methods.card') }).check();
  await page.getByLabel(t('checkout:card.number')).fill('4811111111111115');
  await guest.submit.click();
  for (const field of ['number', 'expiry', 'cvv'] as const) {
    const marked = page.getByLabel(t(`checkout:card.${field}`));
    await expect(marked).toHaveAccessibleDescription(new RegExp(t(`checkout:card.wrong.${field}`)));
  }
  await expect(page.getByLabel(t('checkout:card.number'))).toBeFocused();
  await guest.fillCard('4811111111111114');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/4811[ -]?1111/);
  await guest.payByCard();
  await expect(page.getByRole('link', { name: t('transactions:detail.certificate') })).toBeVisible();

  await test.step('a first password, from the thanks on', async () => {
    await page.getByRole('link', { name: t('transactions:thanks.password') }).click();
    const ways = page.getByRole('region', { name: t('profile:ways.title') });
    await expect(ways).toBeInViewport();
    await ways.getByRole('button', { name: t('profile:password.firstTitle') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: t('profile:confirmation.sendCode', { email: guest.email }) })
      .click();
    await expect(dialog.getByText(t('auth:second.codeSent', { email: guest.email }))).toBeVisible();
    const { text } = await guest.mail(t('emails:confirmationCode.subject'));
    await dialog
      .getByRole('textbox', { name: t('profile:confirmation.code') })
      .fill(mailedCode.exec(text)?.[0] ?? '');
    await dialog.getByLabel(t('profile:password.new'), { exact: true }).fill(password);
    await dialog.getByLabel(t('profile:password.repeat'), { exact: true }).fill(password);
    await dialog.getByRole('button', { name: t('profile:password.submit') }).click();
    await expect(ways.getByText(t('profile:ways.password'), { exact: true })).toBeVisible();
    await expect(ways.getByText(t('profile:ways.none'))).toBeHidden();
  });
});

test('a card that is looked into asks its payer for nothing more', async ({ page, watch }) => {
  watch.expectRefusal(/^GET \/sandbox\/midtrans\//);
  const guest = createGuest(page, 'id');
  const { t } = guest;
  await guest.chooseTree();
  await page.getByRole('radio', { name: t('checkout:methods.card') }).check();
  await guest.fillCard('4511111111111117');
  const frames = await loseFiles(page, '**/card-frame');
  await guest.askForCode();
  await guest.enterCode(await guest.readCode());
  await expect(page.getByText(t('errors:payment.provider_unavailable'))).toBeVisible();
  await frames.find();
  await page.getByRole('button', { name: t('common:actions.retry') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Bayar/ })
    .click();
  await guest.approveCard();
  await expect(page.getByRole('heading', { name: t('checkout:outcome.review.title') })).toBeVisible();
  await expect(page.getByText(t('transactions:review.card'))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('button', { name: t('transactions:detail.changeMethod') }).click();
  await expect(page.getByRole('dialog').getByText(t('transactions:changeMethod.textCard'))).toBeVisible();
  await guest.open(pathTo('transactions'));
  await expect(page.getByText(t('transactions:list.reviewed'))).toBeVisible();
  await expect(page.getByText(t('transactions:detail.completePayment'))).toHaveCount(0);
});

test('the bank’s no to a card is said to be the bank’s', async ({ page }) => {
  const guest = createGuest(page, 'id');
  const { t } = guest;
  await guest.chooseTree();
  await page.getByRole('radio', { name: t('checkout:methods.card') }).check();
  await guest.fillCard('4811111111111114');
  await guest.askForCode();
  await guest.enterCode(await guest.readCode());
  await page.getByRole('button', { name: 'Tolak' }).click();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByText(t('transactions:detail.cardRefused'))).toBeVisible();
  await expect(page.getByText(t('checkout:outcome.failed.text'))).toBeVisible();
});

test('whose card’s time is up hears that it is asked whether it was charged, and then that it was not', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(/transaction/);
  const guest = createGuest(page, 'id');
  const { t } = guest;
  await guest.chooseTree();
  await page.getByRole('radio', { name: t('checkout:methods.card') }).check();
  await guest.fillCard('4811111111111114');
  await guest.askForCode();
  await guest.enterCode(await guest.readCode());
  await expect(page.getByRole('button', { name: 'Setujui' })).toBeVisible();
  await guest.open(pathTo('transactions'));
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('timer')).toBeVisible();
  // The service has not said yet how it ended.
  const order = '**/api/v1/transaction/me/*';
  await page.route(order, (route) => route.abort());
  await page.clock.setSystemTime(Date.now() + 11 * 60_000);
  const [, asked = ''] = t('transactions:detail.timeIsUpCard').split('. ');
  await expect(page.getByText(asked)).toBeVisible();
  await page.unroute(order);
  await sandbox.advanceClock(11 * 60);
  await page.reload();
  await expect(page.getByText(t('checkout:outcome.expired.text', { count: 1 }))).toBeVisible();
});
