import { type Browser, expect, type Page, test } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { type Account, createAccount, type SentOrder, storedSession } from '../support/account.ts';
import { holdBack } from '../support/hold.ts';
import { createPerson } from '../support/person.ts';
import { mortalProduct } from '../support/product.ts';
import { createProduct } from '../support/running-product.ts';
import { openSandbox } from '../support/sandbox.ts';
import { openSilentGateway } from '../support/silent-gateway.ts';

let product: Awaited<ReturnType<typeof createProduct>>;
const sandbox = openSandbox(mortalProduct);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  product = await createProduct(mortalProduct);
  await product.start();
});
test.afterAll(() => product.close());

async function orderOneTree(account: Account): Promise<SentOrder> {
  const [tree] = await account.service.readyTrees(1);
  return account.order([tree?.id ?? 0]);
}

/** One transaction, one certificate, one tree adopted, one settled payment: nothing lost, nothing doubled. */
async function expectOneAdoption(account: Account, id: number) {
  await expect.poll(async () => (await account.transaction(id)).certificates.length).toBe(1);
  expect((await account.transactions()).map((each) => [each.id, each.status])).toEqual([[id, 'paid']]);
  expect(await account.certificates()).toHaveLength(1);
  const { trees } = await account.transaction(id);
  expect(trees.map(({ outcome }) => outcome)).toEqual(['adopted']);
  for (const { treeId } of trees) expect(await account.service.treeStatus(treeId)).toBe('adopted');
  const settled = (await sandbox.paymentsOf(id)).filter(({ status }) => status === 'settlement');
  expect(settled).toHaveLength(1);
}

async function openBrowser(browser: Browser, account?: Account): Promise<Page> {
  const context = await browser.newContext({
    baseURL: mortalProduct.url,
    locale: 'id-ID',
    serviceWorkers: 'block',
    ...(account && { storageState: storedSession(account, mortalProduct) }),
  });
  return context.newPage();
}

test('killed while a payment waits: the page goes on by itself when the product is back', async ({
  browser,
}) => {
  const account = await createAccount(mortalProduct);
  const { id } = await account.send(await orderOneTree(account));
  const page = await openBrowser(browser, account);
  const { open, t } = createPerson(page, 'id', account.email);
  await open(pathTo('transaction', { transactionId: id }));
  await expect(page.getByRole('timer')).toBeVisible();

  const database = await product.database();
  await product.kill();
  await product.start();
  expect(await product.database()).toBe(database);

  await sandbox.pay(id, 'settle');
  await expect(page.getByText(t('checkout:outcome.paid.title', { name: 'Ayu' }))).toBeVisible();
  await page.context().close();
  await expectOneAdoption(account, id);
});

test('away for a while: the badges catch up with what nobody told the page', async ({ browser }) => {
  const account = await createAccount(mortalProduct);
  const order = await orderOneTree(account);
  await account.wish(order.body.treeIds?.[0] ?? 0);
  const { id } = await account.send(order);
  const page = await openBrowser(browser, account);
  const { open, t } = createPerson(page, 'id', account.email);
  const stream = page.waitForResponse(/\/notification\/stream$/);
  await open(pathTo('home'));
  await stream;
  const wished = page.getByRole('link', { name: t('common:badge.wishtree', { count: 1 }) });
  await expect(wished).toBeVisible();

  // All of it happens before the page hears the service again.
  const hear = await holdBack(page, /\/notification\/stream$/);
  await product.kill();
  await product.start();
  await sandbox.pay(id, 'settle');
  await expectOneAdoption(account, id);
  const { data } = await account.service.api.GET('/api/v1/notification/unread-count');
  const unread = page.getByRole('link', { name: t('common:badge.unread', { count: data?.data.total ?? 0 }) });
  await expect(unread).toHaveCount(0);
  hear();
  await expect(unread).toBeVisible();
  await expect(wished).toHaveCount(0);
  await page.context().close();
});

test('killed between holding the tree and opening the payment: the same order is finished, once', async () => {
  await product.kill();
  const silent = await openSilentGateway();
  await product.start({ MIDTRANS_URL: silent.url });
  const account = await createAccount(mortalProduct);
  const order = await orderOneTree(account);
  const lost = account.send(order).then(
    () => 'answered',
    () => 'lost',
  );
  await silent.asked;
  await product.kill();
  expect(await lost).toBe('lost');
  silent.close();

  await product.start();
  const held = await account.send(order);
  expect(held).toMatchObject({ status: 'pending_payment' });
  expect(await account.transactions()).toHaveLength(1);
  const paying = held.payment ? held : await account.pay(held);
  expect(paying.payment?.qrString).toContain('ID.CO.QRIS.WWW');
  const payments = await sandbox.paymentsOf(held.id);
  expect(payments).toHaveLength(1);
  await sandbox.pay(held.id, 'settle', Number(payments[0]?.orderId.split('-').at(-1)));
  await expectOneAdoption(account, held.id);
});
