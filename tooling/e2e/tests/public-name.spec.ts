import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const language = 'id';

test('another name at checkout leaves the public one as it is, and every page says so', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const [tree] = await account.service.readyTrees(1);
  if (!tree) throw new Error('No tree is ready to adopt');
  const page = await openBrowser(account);
  const { open, t, checked, confirmation, transactionId } = createPerson(page, language);
  const shown = account.session.user.name;
  await open(`${pathTo('checkout')}?trees=${tree.id}`);
  await page.getByLabel(t('checkout:customer.lastName')).fill('Maharani Kusuma');
  await page.getByLabel(t('checkout:customer.phone')).fill('81234567890');
  await page.getByRole('radio', { name: t('checkout:publicName.full') }).check();
  await page.getByRole('radio', { name: 'QRIS' }).check();
  await expect(page.getByText(t('checkout:publicName.preview', { name: shown }))).toBeVisible();
  await checked();
  await page.getByRole('button', { name: t('checkout:page.pay') }).click();
  const dialog = page.getByRole('alertdialog');
  const promised = t('checkout:confirm.publicName', { name: shown });
  await expect(dialog.getByText(promised, { exact: true })).toBeVisible();
  await confirmation().click();
  const id = await transactionId();
  await expect(page.getByText(promised, { exact: true })).toBeVisible();

  await sandbox.pay(id, 'settle');
  const meaning = t('transactions:thanks.tag', { name: shown, count: 1 }).replace(/ <.*/, '');
  await expect(page.getByText(meaning)).toBeVisible();
  await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
  await page.goto(pathTo('shelfTree', { treeCode: tree.code }, language));
  await expect(page.getByText(shown).first()).toBeVisible();
});
