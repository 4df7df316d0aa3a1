import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { holdBack } from '../support/hold.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('what comes to stand at a payment’s address is read from its beginning', async ({ openBrowser }) => {
  const account = await createAccount();
  const { id } = await account.pending();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id');
  const top = () => page.evaluate(() => window.scrollY);
  await open(pathTo('transaction', { transactionId: id }));
  // The code is drawn late, and what stands below it moves down.
  await expect(page.getByRole('button', { name: t('checkout:wallet.saveQr') })).toBeVisible();

  await test.step('another method’s number', async () => {
    await page.getByRole('button', { name: t('transactions:detail.changeMethod') }).click();
    expect(await top(), 'the way to it is further down').toBeGreaterThan(0);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'BCA' }).check();
    await expect(dialog.getByRole('status'), 'the new total').toBeInViewport();
    await dialog.getByRole('button', { name: t('transactions:changeMethod.submit') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t('checkout:instructions.vaNumber', { bank: 'BCA' }))).toBeInViewport();
    await expect.poll(top).toBe(0);
  });

  await test.step('how it ended', async () => {
    await page.getByRole('button', { name: t('transactions:detail.cancel') }).click();
    expect(await top(), 'so is the way out').toBeGreaterThan(0);
    const giveUp = await holdBack(page, '**/cancel');
    await page.getByRole('button', { name: t('transactions:cancelDialog.confirm') }).click();
    await expect(page.getByRole('button', { name: t('transactions:cancelDialog.cancelling') })).toBeVisible();
    giveUp();
    const outcome = page.getByText(t('checkout:outcome.cancelled.text', { count: 1 }));
    await expect(outcome).toBeInViewport();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(top).toBe(0);
  });
});

test('nothing moves on a payment’s page when its code is drawn', async ({ openBrowser }) => {
  const account = await createAccount();
  const { id } = await account.pending();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id');
  const draw = await holdBack(page, '**/QrFrame-*.js');
  await open(pathTo('transaction', { transactionId: id }));
  const below = page.getByRole('button', { name: t('transactions:detail.changeMethod') });
  const before = await below.boundingBox();
  draw();
  await expect(page.getByRole('button', { name: t('checkout:wallet.saveQr') })).toBeVisible();
  expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
});

test('news that came before the stream was open is not waited for', async ({ openBrowser }) => {
  const account = await createAccount();
  const { id } = await account.pending();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id');
  // Nothing is done again and again: it looks once more for no other reason than that the stream is open.
  await page.addInitScript(() => {
    Object.assign(window, { setInterval: () => 0 });
  });
  const openStream = await holdBack(page, '**/api/v1/notification/stream');
  await open(pathTo('transaction', { transactionId: id }));
  await expect(page.getByRole('timer')).toBeVisible();
  await sandbox.pay(id, 'deny');
  await expect.poll(async () => (await account.transaction(id)).timeline.at(-1)?.event).toBe('attemptFailed');
  await expect(page.getByText(t('checkout:outcome.failed.title'))).toHaveCount(0);
  openStream();
  await expect(page.getByText(t('checkout:outcome.failed.title'))).toBeVisible();
});
