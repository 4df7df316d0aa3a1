import { unwrapList } from '@rimba/api-client';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID', reducedMotion: 'reduce' });

test('who comes back from a tree finds the list where they left it @phone', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'id', account.email);
  await open(`${pathTo('trees')}?layout=list`);
  const trees = page.getByRole('table').getByRole('link');
  await expect(trees).toHaveCount(18);
  await page.getByRole('button', { name: t('trees:list.loadMore') }).click();
  await expect(trees).toHaveCount(36);

  const tree = trees.nth(30);
  await tree.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await tree.click();
  await expect(page).toHaveURL(onPage('tree'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(trees).toHaveCount(36);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(tree).toBeInViewport();
});

test('only a tree that can be adopted some day can be saved', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'id', account.email);
  const sheets = page.getByRole('main').getByRole('article');
  const save = page.getByRole('main').getByRole('button', { name: t('common:actions.addToWishtree') });
  await open(`${pathTo('trees')}?status=adopted`);
  await expect(sheets.first()).toBeVisible();
  await expect(save).toHaveCount(await sheets.count());
  await open(`${pathTo('trees')}?status=active,inactive`);
  await expect(sheets.first()).toBeVisible();
  await expect(save).toHaveCount(0);
  await sheets.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: t('trees:survey.title') })).toBeVisible();
  await expect(save).toHaveCount(0);
});

test('a tree of one’s own asks for no bookmark, and its history fits the page @phone', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const { id } = await account.adopt();
  const [own] = (await account.transaction(id)).trees;
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'id', account.email);
  const main = page.getByRole('main');
  await open(pathTo('tree', { treeId: own?.treeId ?? 0 }));
  await expect(main.getByText(t('trees:own.is.own'))).toBeVisible();
  const named = new RegExp(`${t('common:actions.addToWishtree')}: .* ${own?.tree.code}$`);
  await expect(main.getByRole('button', { name: named })).toHaveCount(0);

  const heads = main.getByRole('columnheader');
  await expect(heads.last()).toHaveText(t('trees:adoptions.contract'));
  const words = await heads.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [place, { left }] of words.entries()) {
    if (place > 0) expect(left - (words[place - 1]?.right ?? 0)).toBeGreaterThan(4);
  }
});

test('a saved tree that is held for its reader leads to the payment, and is not called gone', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const { id, trees } = await account.pending();
  for (const { treeId } of trees) await account.wish(treeId);
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'id', account.email);
  await open(pathTo('home'));
  await expect(page.getByRole('link', { name: t('member-home:todo.payButton') })).toBeVisible();
  await expect(page.getByText(t('member-home:todo.wishtreeTaken', { count: 1 }))).toHaveCount(0);
  await open(pathTo('wishtree'));
  await expect(page.getByText(t('wishtree:list.held'))).toBeVisible();
  await expect(page.getByText(t('wishtree:list.unavailable'))).toHaveCount(0);
  await page.getByRole('link', { name: t('wishtree:list.pay') }).click();
  await expect(page).toHaveURL(pathTo('transaction', { transactionId: id }, 'id'));
});

test('a wishtree shows all that it counts, and ticks what one payment takes', async ({ openBrowser }) => {
  const account = await createAccount();
  const saved = await account.service.readyTrees(100);
  const { data: recorded } = await unwrapList(
    account.service.api.GET('/api/v1/tree', {
      params: { query: { limit: 5, 'filter[status]': 'adopted' } },
    }),
  );
  for (const { id } of [...saved, ...recorded]) await account.wish(id);
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'id', account.email);
  await open(pathTo('wishtree'));
  const main = page.getByRole('main');
  await expect(main.getByText(t('wishtree:list.count', { count: 105 }))).toBeVisible();
  await expect(main.getByText(t('wishtree:list.selected', { count: 50 }))).toBeVisible();
  await expect(main.getByText(t('wishtree:list.atMost', { max: 50 }))).toBeVisible();
  const summary = page.getByRole('complementary', { name: t('wishtree:summary.title') });
  await expect(summary.getByText(/^Rp\s6\.750\.000$/)).toBeVisible();
});
