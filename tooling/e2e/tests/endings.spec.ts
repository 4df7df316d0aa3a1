import type { Schema } from '@rimba/api-client';
import { languages, locales, unbrokenCode } from '@rimba/i18n';
import { rupiah } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

const qrisSeconds = 15 * 60;

/** The screen can know before the service has let them go. */
async function expectFree(trees: Schema<'Transaction'>['trees']) {
  for (const { treeId } of trees) await expect.poll(() => service.treeStatus(treeId)).toBe('ready_to_adopt');
}

const named = (tree: Schema<'Transaction'>['trees'][number]['replacedBy'] | undefined) =>
  `${tree?.treeName} ${unbrokenCode(tree?.code ?? '')}`;

for (const language of languages) {
  test.describe(`how a payment ends, in ${language}`, () => {
    test.use({ locale: locales[language] });

    test('its time runs out: the screen says so and the tree is free again', async ({ openBrowser }) => {
      const account = await createAccount();
      const { id, trees } = await account.pending();
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language);
      await open(pathTo('transaction', { transactionId: id }));
      await expect(page.getByRole('timer')).toBeVisible();
      await sandbox.advanceClock(qrisSeconds + 1);
      await expect(page.getByText(t('checkout:outcome.expired.title')).first()).toBeVisible();
      await expect(page.getByText(t('checkout:outcome.expired.text', { count: 1 }))).toBeVisible();
      await expect(page.getByText(t('checkout:outcome.expired.paid'))).toBeVisible();
      await expect(page.getByText(t('transactions:timeline.expired'))).toHaveCount(1);
      await expect(page.getByRole('timer')).toHaveCount(0);
      await expectFree(trees);
    });

    test('it comes after its time: for the same tree, or for another of its community', async ({
      openBrowser,
    }) => {
      const account = await createAccount();
      const same = await account.pending();
      const other = await account.pending();
      await sandbox.advanceClock(qrisSeconds + 1);
      await expectFree([...same.trees, ...other.trees]);
      const somebody = await createAccount();
      await somebody.send(await somebody.order(other.trees.map(({ treeId }) => treeId)));
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language);
      for (const { id } of [same, other]) {
        await sandbox.pay(id, 'settle-late');
        await expect.poll(async () => (await account.transaction(id)).status).toBe('paid');
      }
      await open(pathTo('transaction', { transactionId: same.id }));
      await expect(page.getByText(t('checkout:outcome.lateSame.text', { count: 1 }))).toBeVisible();
      await expect(page.getByText(t('transactions:timeline.late'), { exact: true })).toBeVisible();
      await open(pathTo('transaction', { transactionId: other.id }));
      const [given] = (await account.transaction(other.id)).trees;
      const text = t('checkout:outcome.lateOther.text', {
        gone: named(given?.tree),
        given: named(given?.replacedBy),
        group: given?.tree.kelompokKomunitas.name,
      });
      // Beside the thanks.
      await expect(page.getByText(text)).toBeInViewport();
    });

    test('it is refused, and another method takes its place', async ({ openBrowser }) => {
      const account = await createAccount();
      const { id } = await account.pending();
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language);
      await open(pathTo('transaction', { transactionId: id }));
      await sandbox.pay(id, 'deny');
      await expect(page.getByText(t('checkout:outcome.failed.title'))).toBeVisible();

      await page.getByRole('button', { name: t('transactions:detail.changeMethod') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'BCA' }).check();
      await dialog.getByRole('button', { name: t('transactions:changeMethod.submit') }).click();
      await expect(page.getByText(t('checkout:instructions.vaNumber', { bank: 'BCA' }))).toBeVisible();
      await sandbox.pay(id, 'settle', 2);
      await expect(page.getByText(t('checkout:outcome.paid.title', { name: 'Ayu' }))).toBeVisible();
      expect((await account.transaction(id)).status).toBe('paid');
    });

    test('it is refused, and its time runs out', async ({ openBrowser }) => {
      const account = await createAccount();
      const { id } = await account.pending();
      await sandbox.pay(id, 'deny');
      await expect
        .poll(async () => (await account.transaction(id)).timeline.at(-1)?.event)
        .toBe('attemptFailed');
      await sandbox.advanceClock(qrisSeconds + 1);
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language);
      await open(pathTo('transaction', { transactionId: id }));
      await expect(page.getByText(t('checkout:outcome.expired.title')).first()).toBeVisible();
      await expect(page.getByText(t('transactions:ending.refused'))).toBeVisible();
      await expect(page.getByText(t('transactions:timeline.expired'), { exact: true })).toBeVisible();
    });

    test('its owner gives up, and the tree is free again, and theirs if they paid all the same', async ({
      openBrowser,
    }) => {
      const account = await createAccount();
      const { id, trees } = await account.pending();
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language);
      await open(pathTo('transaction', { transactionId: id }));
      await page.getByRole('button', { name: t('transactions:detail.cancel') }).click();
      await page.getByRole('button', { name: t('transactions:cancelDialog.confirm') }).click();
      await expect(page.getByText(t('checkout:outcome.cancelled.text', { count: 1 }))).toBeVisible();
      await expectFree(trees);
      await expect
        .poll(async () => (await sandbox.paymentsOf(id)).map(({ status }) => status))
        .toEqual(['cancel']);
      await expect(page.getByText(t('checkout:outcome.expired.paid'))).toBeVisible();
      await sandbox.pay(id, 'settle-late');
      await expect.poll(async () => (await account.transaction(id)).status).toBe('paid');
      await page.reload();
      await expect(page.getByText(t('transactions:ending.lateCancelled'))).toBeVisible();
      await expect(page.getByText(t('transactions:timeline.lateCancelled'))).toBeVisible();
    });

    test('it is paid by virtual account @phone', async ({ openBrowser }) => {
      const account = await createAccount();
      const page = await openBrowser(account);
      const person = createPerson(page, language, account.email);
      const { t } = person;
      const [tree] = await service.readyTrees(1);
      const treeIds = [tree?.id ?? 0];
      const { expectedTotal } = (await account.order(treeIds, 'bca_va')).body;
      await person.reviewOrder(treeIds, 'BCA');
      const amount = rupiah(expectedTotal, language);
      await expect(person.confirmation()).toHaveAccessibleName(t('checkout:confirm.submit', { amount }));
      await person.confirmation().click();
      await expect(page.getByText(t('checkout:instructions.vaNumber', { bank: 'BCA' }))).toBeVisible();
      const id = await person.transactionId();
      const { payment } = await account.transaction(id);
      const [virtual] = payment?.vaNumbers ?? [];
      const inFours = virtual?.number.replace(/\d{4}(?=\d)/g, '$& ') ?? 'no number';
      await expect(page.getByText(inFours, { exact: true }).first()).toBeVisible();
      await expect(
        page.getByText(t('checkout:confirm.publicName', { name: 'Sahabat Pohon' }), { exact: true }),
      ).toBeVisible();
      await sandbox.pay(id, 'settle');
      await expect(page.getByText(t('checkout:outcome.paid.title', { name: 'Ayu' }))).toBeVisible();
    });
  });
}
