import { expect, type Page, test } from '@playwright/test';
import { createServerI18n } from '@rimba/i18n/server';
import { pathTo } from '@rimba/paths';
import { createAccount, storedSession } from '../support/account.ts';
import { developCopy } from '../support/developed-product.ts';
import { developedProduct } from '../support/product.ts';
import { createWatch } from '../support/watch.ts';

let product: Awaited<ReturnType<typeof developCopy>>;

// How long each takes to be seen no test holds: the bench's README says how to have it printed.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: developedProduct.url, locale: 'id-ID' });
test.beforeAll(async () => {
  product = await developCopy();
  await test.step('it starts', () => product.ready);
});
test.afterAll(() => product.remove());

/** A page that is loaded again has lost this, and what was typed. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'kept', true));
const isKept = (page: Page) => page.evaluate(() => Reflect.get(window, 'kept') === true);

test('what is edited is seen in a document and its island without losing the page', async ({ page }) => {
  const form = page.locator('[data-island=login]');
  await test.step('its first page', async () => {
    await page.goto(pathTo('login', {}, 'id'));
    await expect(form).not.toHaveAttribute('data-asleep');
  });
  const email = page.locator('#email');
  await email.fill('ayu@contoh.example');
  await mark(page);

  await test.step('a component of the island', async () => {
    product.edit(
      'apps/public/app/routes/login/LoginForm.tsx',
      "label={t('auth:login.email')}",
      'label="Alamat surel"',
    );
    await expect(form.getByText('Alamat surel')).toBeVisible();
  });

  await test.step('a text in the island, and one around it', async () => {
    const texts = 'packages/i18n/src/locales/id/auth.json';
    product.edit(texts, '"forgot": "Lupa kata sandi?"', '"forgot": "Tidak ingat?"');
    await expect(form.getByText('Tidak ingat?')).toBeVisible();
    product.edit(texts, '"lead": "Senang bertemu Anda lagi."', '"lead": "Selamat datang kembali."');
    await expect(page.getByText('Selamat datang kembali.')).toBeVisible();
  });

  await test.step('a style in the island, and one around it', async () => {
    product.edit('packages/ui/src/components/FormField/FormField.css.ts', "gap: '0.35rem'", "gap: '1rem'");
    await expect(form.locator('[class*=FormField_field]').first()).toHaveCSS('row-gap', '16px');
    product.edit('apps/public/app/sign-in/SignInLayout.css.ts', "minHeight: '44rem'", "minHeight: '50rem'");
    await expect(page.locator('[class*=SignInLayout_picture]')).toHaveCSS('min-height', '800px');
  });

  await test.step('a route', async () => {
    product.edit('apps/public/app/routes/login/route.tsx', "title={t('login.title')}", 'title="Masuk lagi"');
    await expect(page.getByRole('heading', { name: 'Masuk lagi' })).toBeVisible();
  });

  await expect(email).toHaveValue('ayu@contoh.example');
  expect(await isKept(page)).toBe(true);
});

test('what is edited is seen in the app for adopters without losing the page', async ({ browser }) => {
  const account = await createAccount(developedProduct);
  const context = await browser.newContext({
    baseURL: developedProduct.url,
    storageState: storedSession(account, developedProduct),
    serviceWorkers: 'block',
  });
  const watch = createWatch(developedProduct.url);
  watch.follow(context);
  const page = await context.newPage();
  const living = page.locator('#app:not([data-asleep])');

  await test.step('its pages come to life, without a fault', async () => {
    const [tree] = await account.service.readyTrees(1);
    for (const path of [
      pathTo('profile', {}, 'id'),
      pathTo('wishtree', {}, 'id'),
      pathTo('tree', { treeId: tree?.id ?? 0 }, 'id'),
    ]) {
      await page.goto(path);
      await expect(living).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const { t } = createServerI18n('id');
    const bookmark = page.getByRole('button', {
      name: `${t('common:actions.addToWishtree')}: ${tree?.treeName}`,
    });
    await bookmark.first().click();
    await expect(bookmark.first()).toHaveAttribute('aria-pressed', 'true');
  });

  await page.goto(pathTo('trees', {}, 'id'));
  await expect(living).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('meranti');
  await mark(page);
  const list = 'apps/member/app/routes/trees/list';

  await test.step('a component', async () => {
    product.edit(`${list}/SearchAndSort.tsx`, "{t('trees:sort.label')}", 'Urutan semua pohon');
    await expect(page.getByLabel('Urutan semua pohon')).toBeVisible();
  });

  await test.step('a text', async () => {
    product.edit('packages/i18n/src/locales/id/trees.json', '"viewMap": "', '"viewMap": "Semua: ');
    await expect(page.getByRole('link', { name: /^Semua: / })).toBeVisible();
  });

  await test.step('a style', async () => {
    product.edit(`${list}/tree-list.css.ts`, "minHeight: '3lh',", "minHeight: '3lh', paddingTop: '16px',");
    await expect(page.locator('[class*=list_lead]')).toHaveCSS('padding-top', '16px');
  });

  await test.step('a route', async () => {
    product.edit(`${list}/route.tsx`, "title={t('list.title')}", 'title="Semua pohon kami"');
    await expect(page.getByRole('heading', { name: 'Semua pohon kami' })).toBeVisible();
  });

  await expect(search).toHaveValue('meranti');
  expect(await isKept(page)).toBe(true);
  expect(watch.faults()).toEqual([]);
  await context.close();
});

test('an edited call is answered, and Ctrl+C leaves no database behind', async ({ request }) => {
  await test.step('a call', async () => {
    product.edit(
      'apps/api/src/http/health.routes.ts',
      "() => ({ status: 'ok' as const })",
      "() => ({ status: 'unavailable' as const })",
    );
    const answer = async () => (await request.get('/health/live')).json();
    await expect.poll(answer, { intervals: [100] }).toEqual({ status: 'unavailable' });
  });
  expect(await product.interrupt()).toEqual({ code: 0, databaseRuns: false });
});
