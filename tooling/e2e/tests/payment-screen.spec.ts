import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('what comes to stand at a payment’s address is read from its beginning', async ({ openBrowser }) => {
  const account = await createAccount();
  const { id } = await account.pending();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id');
  const top = () => page.evaluate(() => window.scrollY);
  await open(`/transaction/${id}/`);
  // The code is drawn late, and what stands below it moves down.
  await expect(page.getByRole('button', { name: t('checkout:wallet.saveQr') })).toBeVisible();

  await test.step('another method’s number', async () => {
    await page.getByRole('button', { name: t('transactions:detail.changeMethod') }).click();
    expect(await top(), 'the way to it is further down').toBeGreaterThan(0);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'BCA' }).check();
    await dialog.getByRole('button', { name: t('transactions:changeMethod.submit') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t('checkout:instructions.vaNumber', { bank: 'BCA' }))).toBeInViewport();
    await expect.poll(top).toBe(0);
  });

  await test.step('how it ended', async () => {
    await page.getByRole('button', { name: t('transactions:detail.cancel') }).click();
    expect(await top(), 'so is the way out').toBeGreaterThan(0);
    await page.getByRole('button', { name: t('transactions:cancelDialog.confirm') }).click();
    const outcome = page.getByText(t('checkout:outcome.cancelled.text', { count: 1 }));
    await expect(outcome).toBeInViewport();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(top).toBe(0);
  });
});
