import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID' });

async function readyTreeIds(count: number): Promise<number[]> {
  return (await service.readyTrees(count)).map(({ id }) => id);
}

test('of two who want the same tree one gets it, the other is told and goes on without it', async ({
  openBrowser,
  watch,
}) => {
  watch.expectRefusal(/^POST \/api\/v1\/transaction 409$/);
  const [wanted = 0, ...spare] = await readyTreeIds(3);
  const buyers = await Promise.all(
    spare.map(async (own) => {
      const account = await createAccount();
      const page = await openBrowser(account);
      const person = createPerson(page, 'id', account.email);
      await person.reviewOrder([wanted, own]);
      return { account, page, person, own };
    }),
  );

  await Promise.all(buyers.map(({ person }) => person.confirmation().click()));
  const { t } = createPerson(buyers[0]?.page ?? (await openBrowser()), 'id');
  const taken = t('checkout:gone.none');
  await Promise.all(
    buyers.map(({ page }) =>
      expect(page.getByRole('timer').or(page.getByRole('alert').filter({ hasText: taken }))).toBeVisible(),
    ),
  );
  const paying = await Promise.all(buyers.map(({ page }) => page.getByRole('timer').isVisible()));
  expect(paying.toSorted()).toEqual([false, true]);

  for (const { page, person, account, own } of buyers.filter((_, place) => !paying[place])) {
    await expect(page.getByLabel(t('checkout:customer.phone'))).toHaveValue('81234567890');
    await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('checkout:outcome.taken.continue') })
      .first()
      .click();
    await expect(page.getByText(taken)).toHaveCount(0);
    await page.getByRole('button', { name: t('checkout:page.pay') }).click();
    await person.confirmation().click();
    await expect(page.getByRole('timer')).toBeVisible();
    const [only, ...others] = await account.transactions();
    expect(others).toEqual([]);
    expect(only?.trees.map(({ treeId }) => treeId)).toEqual([own]);
  }
});

test('who loses a tree takes one like it in its place, and nothing is filled in again @phone', async ({
  openBrowser,
  watch,
}) => {
  watch.expectRefusal(/^POST \/api\/v1\/transaction 409$/);
  const [wanted] = await service.readyTrees(1);
  if (!wanted) throw new Error('No tree is ready to adopt');
  const [account, rival] = await Promise.all([createAccount(), createAccount()]);
  const page = await openBrowser(account);
  const { t, ...person } = createPerson(page, 'id', account.email);
  const take = page
    .getByRole('alert')
    .getByRole('button', { name: new RegExp(`^${t('checkout:gone.take', { tree: '' })}`) });
  await person.reviewOrder([wanted.id]);
  await rival.send(await rival.order([wanted.id]));
  await person.confirmation().click();
  await take.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel(t('checkout:customer.phone'))).toHaveValue('81234567890');
  await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
  await page.getByRole('button', { name: t('checkout:page.pay') }).click();
  await person.confirmation().click();
  await expect(page.getByRole('timer')).toBeVisible();
  const [order] = await account.transactions();
  expect(order?.trees).toHaveLength(1);
  expect(order?.trees[0]?.treeId).not.toBe(wanted.id);
});

test('a wish that somebody else adopted leads to ready trees of its kind in its community @phone', async ({
  openBrowser,
}) => {
  const [ready, account, rival] = await Promise.all([
    service.readyTrees(100),
    createAccount(),
    createAccount(),
  ]);
  // A code begins with its community: KB-GP-2025-000009.
  const kindOf = ({ latinName, code }: (typeof ready)[number]) => `${latinName} ${code.slice(0, 5)}`;
  // Not one that other tests have left the last of its kind.
  const wanted = ready.find((tree) => ready.filter((other) => kindOf(other) === kindOf(tree)).length > 1);
  if (!wanted) throw new Error('No two trees of a kind are ready to adopt');
  await account.wish(wanted.id);
  const sold = await rival.send(await rival.order([wanted.id]));
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'id', account.email);
  await open(pathTo('wishtree'));
  await page.getByRole('link', { name: t('trees:detail.similar') }).click();
  const cards = page.getByRole('main').getByRole('article');
  const like = cards.filter({ hasText: wanted.latinName });
  await expect(page.getByRole('heading', { level: 1, name: t('trees:list.title') })).toBeVisible();
  await expect(like.first()).toBeVisible();
  await expect(cards.filter({ hasNotText: wanted.latinName })).toHaveCount(0);
  const communityId = sold.trees[0]?.tree.kelompokKomunitas.id;
  expect(new URL(page.url()).searchParams.get('group')).toBe(String(communityId));
  await expect(like.filter({ hasText: wanted.code })).toHaveCount(0);
});

test('an impatient double click makes one transaction', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const person = createPerson(page, 'id', account.email);
  await person.reviewOrder(await readyTreeIds(1));
  await person.confirmation().dblclick();
  await expect(page.getByRole('timer')).toBeVisible();
  const id = await person.transactionId();
  expect((await account.transactions()).map((each) => each.id)).toEqual([id]);
  expect(await sandbox.paymentsOf(id)).toHaveLength(1);
});

test('a reload right after the last yes makes one transaction, and the way to it is found', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const person = createPerson(page, 'id', account.email);
  const { t } = person;
  await person.reviewOrder(await readyTreeIds(1));
  // The order gets there, and nobody waits for its answer any more.
  const ordered = Promise.withResolvers<void>();
  await page.route('**/api/v1/transaction', async (route) => {
    await route.fetch();
    ordered.resolve();
  });
  await person.confirmation().click();
  await ordered.promise;
  await page.reload();
  expect(await account.transactions()).toHaveLength(1);
  await person.open(pathTo('transactions'));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('checkout:payment.payWith', { method: 'QRIS' }),
  );
});

test('back from the payment and forward again changes nothing', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const person = createPerson(page, 'id', account.email);
  await person.open(pathTo('wishtree'));
  await person.reviewOrder(await readyTreeIds(1));
  await person.confirmation().click();
  await expect(page.getByRole('timer')).toBeVisible();
  const paying = page.url();
  await page.goBack();
  await expect(page).toHaveURL(onPage('wishtree'));
  await page.goForward();
  await expect(page).toHaveURL(paying);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await account.transactions()).toHaveLength(1);
});

test('back closes the last look, and loses nothing that was typed @phone', async ({
  openBrowser,
  hasTouch,
}) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const person = createPerson(page, 'id', account.email);
  const { t } = person;
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  const look = page.getByRole('alertdialog');
  const isAsTyped = async () => {
    await expect(look).toHaveCount(0);
    await expect(page).toHaveURL(onPage('checkout', /^\?trees=\d+$/));
    await expect(page.getByLabel(t('checkout:customer.phone'))).toHaveValue(/812/);
    await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
  };
  await person.open(pathTo('wishtree'));
  await person.reviewOrder(await readyTreeIds(1));
  await page.goBack();
  await isAsTyped();
  await page.goForward();
  await isAsTyped();
  await press(page.getByRole('button', { name: t('checkout:page.pay') }));
  await press(look.getByRole('button', { name: t('checkout:confirm.cancel') }));
  await isAsTyped();
  await page.goBack();
  await expect(page).toHaveURL(onPage('wishtree'));
  await page.goForward();
  await isAsTyped();
});

test('the same order from two tabs at once makes one transaction, and both show it', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const treeIds = await readyTreeIds(1);
  const first = await openBrowser(account);
  const second = await first.context().newPage();
  const tabs = [first, second].map((page) => ({ page, person: createPerson(page, 'id', account.email) }));
  for (const { page, person } of tabs) {
    await page.bringToFront();
    await person.reviewOrder(treeIds);
  }
  // A tab in the background cannot be pressed as a person presses it.
  await Promise.all(tabs.map(({ person }) => person.confirmation().dispatchEvent('click')));
  for (const { page } of tabs) {
    await page.bringToFront();
    await expect(page.getByRole('timer')).toBeVisible();
  }
  const [only, ...others] = await account.transactions();
  expect(others).toEqual([]);
  for (const { page } of tabs)
    expect(page.url()).toContain(pathTo('transaction', { transactionId: only?.id ?? 0 }));
  expect(await sandbox.paymentsOf(only?.id ?? 0)).toHaveLength(1);
});

test('another order from a second tab is not made beside the first', async ({ openBrowser, watch }) => {
  watch.expectRefusal(/^POST \/api\/v1\/transaction 409$/);
  const account = await createAccount();
  const treeIds = await readyTreeIds(1);
  const first = await openBrowser(account);
  const second = await first.context().newPage();
  const [one, other] = [first, second].map((page) => createPerson(page, 'id', account.email));
  await one?.reviewOrder(treeIds);
  await second.bringToFront();
  await other?.reviewOrder(treeIds, 'BCA');
  await first.bringToFront();
  await one?.confirmation().click();
  await expect(first.getByRole('timer')).toBeVisible();

  await second.bringToFront();
  await other?.confirmation().click();
  const t = createPerson(second, 'id').t;
  await expect(second.getByText(t('checkout:madeEarlier.title'))).toBeVisible();
  expect(await account.transactions()).toHaveLength(1);
});

/** Has the session go on with what the service refuses: what another tab writes is followed. */
async function replaceTokens(page: Page, ...names: string[]) {
  await page.evaluate((count) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let heard = 0;
    window.addEventListener('storage', () => {
      heard += 1;
      if (heard === count) resolve();
    });
    Object.assign(window, { followed: promise });
  }, names.length);
  const otherTab = await page.context().newPage();
  await otherTab.goto(pathTo('robots'));
  await otherTab.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, 'ended');
  }, names);
  await otherTab.close();
  await page.evaluate(() => Reflect.get(window, 'followed'));
}

test('a session that ends in the middle of the checkout is renewed without a word', async ({
  openBrowser,
  watch,
}) => {
  watch.expectRefusal(/ 401$/);
  const account = await createAccount();
  const page = await openBrowser(account);
  const person = createPerson(page, 'id', account.email);
  await person.reviewOrder(await readyTreeIds(1));
  await replaceTokens(page, 'access_token');
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/v1/refresh'));
  await person.confirmation().click();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await account.transactions()).toHaveLength(1);
});

test('who has to log in again in the middle of the checkout finds it as they left it', async ({
  openBrowser,
  watch,
}) => {
  watch.expectRefusal(/ 40[01]$/);
  const account = await createAccount();
  const page = await openBrowser(account);
  const person = createPerson(page, 'id', account.email);
  const { t } = person;
  await person.reviewOrder(await readyTreeIds(1));
  await replaceTokens(page, 'access_token', 'refresh_token');
  await person.confirmation().click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('login', {}, 'id')}\\?next=.*checkout`));

  await person.logIn();
  await expect(page).toHaveURL(new RegExp(`${pathTo('checkout', {}, 'id')}\\?trees=\\d+$`));
  await expect(page.getByLabel(t('checkout:customer.phone'))).toHaveValue('81234567890');
  await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
  expect(await account.transactions()).toEqual([]);
  await page.getByRole('button', { name: t('checkout:page.pay') }).click();
  await person.confirmation().click();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await account.transactions()).toHaveLength(1);
});

test('a logout in another tab leaves the checkout its way back, and the login there leads on here', async ({
  openBrowser,
  watch,
}) => {
  watch.expectRefusal(/ 401$/);
  const account = await createAccount();
  const page = await openBrowser(account);
  const person = createPerson(page, 'id', account.email);
  const { t } = person;
  const [treeId] = await readyTreeIds(1);
  await person.open(`${pathTo('checkout')}?trees=${treeId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await page.context().newPage();
  const there = createPerson(other, 'id', account.email);

  await there.open(pathTo('profile'));
  await other
    .getByRole('main')
    .getByRole('button', { name: t('profile:menu.logout') })
    .click();
  await there.confirmation().click();
  await expect(other).toHaveURL(pathTo('login', {}, 'id'));
  await expect(page).toHaveURL(new RegExp(`${pathTo('login', {}, 'id')}\\?next=.*checkout`));
  await expect(page.getByRole('button', { name: t('auth:login.submit'), exact: true })).toBeEnabled();

  await there.logIn();
  await expect(other).toHaveURL(pathTo('home', {}, 'id'));
  await expect(page).toHaveURL(`${pathTo('checkout', {}, 'id')}?trees=${treeId}`);
  await expect(page.getByLabel(t('checkout:customer.phone'))).toBeVisible();
});
