import type { Page } from '@playwright/test';
import { languages, locales } from '@rimba/i18n';
import { rupiah } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths whose answers the browser keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('rimba-kept-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))].sort();
  });

const keptDrawings = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('rimba-drawings')).keys()).length);

const everythingKept = [
  '/api/v1/certificates/me',
  '/api/v1/forest/me',
  '/api/v1/notification',
  '/api/v1/session',
  '/api/v1/transaction/me',
  '/api/v1/tree',
];

for (const language of languages) {
  test.describe(`without a network, in ${language}`, () => {
    test.use({ locale: locales[language] });

    test('what was read stays readable, says of when it is, and is gone with the logout @phone', async ({
      openBrowser,
      watch,
    }) => {
      const account = await createAccount();
      const { certificate, number } = await account.adopt();
      const { certificateNumber, trees } = certificate;
      const { certificate: unread } = await (await createAccount()).adopt();
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language, account.email);
      const asOf = page.getByText(t('offline.asOf', { time: '' }).replace(/\.$/, ''));

      await open(pathTo('home'));
      await expect.poll(() => keptPaths(page)).toEqual(everythingKept);
      // What the pages of one’s own trees draw: parts that one species has in common with another are one.
      const species = new Set(trees.map(({ tree }) => tree.latinName));
      await expect.poll(() => keptDrawings(page)).toBeGreaterThanOrEqual(species.size);

      await test.step('my trees, certificates, notifications and transactions', async () => {
        await page.context().setOffline(true);
        await open(pathTo('home'));
        await expect(page.getByRole('link', { name: trees[0]?.tree.treeName ?? '' }).first()).toBeVisible();
        await expect(page.getByText(t('offline.title'))).toBeVisible();
        await expect(asOf).toBeVisible();
        await open(pathTo('certificates'));
        await expect(page.getByText(certificateNumber)).toBeVisible();
        await expect(asOf).toBeVisible();
        await page.getByRole('main').getByRole('article').getByRole('link').click();
        // It was never opened before.
        await expect(page.getByRole('heading', { name: t('certificates:sheet.title') })).toBeVisible();
        await expect(page.getByText(trees[0]?.tree.code ?? '').first()).toBeVisible();
        await expect(asOf).toBeVisible();
        await open(pathTo('notifications'));
        await expect(
          page.getByText(t('notifications:template.rimba_payment_success.title')).first(),
        ).toBeVisible();
        await open(pathTo('transactions'));
        await expect(page.getByText(number)).toBeVisible();
      });

      await test.step('the page of a tree of mine, and of no other', async () => {
        const own = trees[0]?.tree;
        await open(pathTo('tree', { treeId: own?.id ?? 0 }));
        await expect(page.getByRole('heading', { level: 1, name: own?.treeName ?? '' })).toBeVisible();
        await expect(page.getByRole('heading', { name: t('trees:survey.title') })).toBeVisible();
        await expect(asOf).toBeVisible();
        await open(pathTo('tree', { treeId: (own?.id ?? 0) + 1 }));
        await expect(page.getByText(t('offline.needsNetwork')).first()).toBeVisible();
      });

      await test.step('a page that needs the network says so', async () => {
        await open(pathTo('trees'));
        await expect(page.getByText(t('offline.needsNetwork')).first()).toBeVisible();
        const { certificateNumber: other } = unread;
        await open(pathTo('myCertificate', { certificateNumber: other }));
        await expect(page.getByText(t('offline.needsNetwork')).first()).toBeVisible();
        await expect(page).toHaveURL(pathTo('myCertificate', { certificateNumber: other }, language));
      });

      await test.step('the logout empties what is kept, and the other tab follows it', async () => {
        // With the network a tab catches up with what it missed; that may fall into the logout.
        watch.expectRefusal(/^GET \/api\/v1\/\S+ 401$/);
        // The page of a certificate that is somebody else's would be asked for, and refused.
        await open(pathTo('certificates'));
        await page.context().setOffline(false);
        const other = await page.context().newPage();
        await other.goto(pathTo('certificates', {}, language));
        await expect(other.getByText(certificateNumber)).toBeVisible();
        // What lies behind another tab is not drawn, and cannot be pressed.
        await page.bringToFront();
        await open(pathTo('profile'));
        await page
          .getByRole('main')
          .getByRole('button', { name: t('profile:menu.logout') })
          .click();
        await page.getByRole('alertdialog').getByRole('button').last().click();
        await expect(page).toHaveURL(onPage('login', /^(\?|$)/));
        await expect(other).toHaveURL(onPage('login', /^(\?|$)/));
        await expect.poll(() => keptPaths(page)).toEqual([]);
      });
    });
  });
}

for (const language of languages) {
  test(`a payment that is waited for can be read, and is not asked for after its deadline, in ${language} @phone`, async ({
    openBrowser,
  }) => {
    const account = await createAccount();
    const { id, total, payment, paymentMethod } = await account.pending('bca_va');
    const page = await openBrowser(account, { locale: locales[language] });
    const { open, t } = createPerson(page, language, account.email);
    const asOf = page.getByText(t('offline.asOf', { time: '' }).replace(/\.$/, ''));
    // Written in fours.
    const digits = [...(payment?.vaNumbers[0]?.number ?? '')].join('\\s?');
    const number = page.getByText(new RegExp(`^${digits}$`)).first();
    const toPay = page.getByRole('link', { name: t('member-home:todo.payButton'), exact: true });
    await open(pathTo('transaction', { transactionId: id }));
    await expect(number).toBeVisible();
    for (const path of [`/api/v1/transaction/me/${id}`, '/api/v1/transaction/me']) {
      await expect.poll(() => keptPaths(page)).toContain(path);
    }

    await test.step('number, sum, time left and steps', async () => {
      await page.context().setOffline(true);
      await page.reload();
      await expect(number).toBeVisible();
      await expect(page.getByText(rupiah(total, language)).first()).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible();
      await page.getByRole('heading', { name: t('checkout:instructions.title') }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('tab').first()).toBeVisible();
      await expect(asOf).toBeVisible();
    });

    await test.step('the list and home, which were never opened, have it too', async () => {
      await open(pathTo('transactions'));
      await expect(page.getByText(t('transactions:detail.completePayment'))).toBeVisible();
      await open(pathTo('home'));
      await expect(toPay).toBeVisible();
      await open(pathTo('transaction', { transactionId: id }));
    });

    await test.step('after an hour without a network, an hour less is left', async () => {
      const hours = Math.floor(paymentMethod.expiresInSeconds / 3_600);
      await page.clock.setSystemTime(Date.now() + 3_600_000);
      await page.reload();
      await expect(page.getByRole('timer')).toHaveText(new RegExp(`^${hours - 2}:\\d\\d:\\d\\d`));
    });

    await test.step('after the deadline', async () => {
      await page.clock.setSystemTime(Date.now() + paymentMethod.expiresInSeconds * 1_000);
      await page.reload();
      await expect(
        page.getByRole('heading', { level: 1, name: t('checkout:outcome.expired.title') }),
      ).toBeVisible();
      await expect(number).toHaveCount(0);
      await open(pathTo('transactions'));
      await expect(page.getByText(t('transactions:detail.completePayment'))).toHaveCount(0);
      await open(pathTo('home'));
      await expect(page.getByText(t('member-home:forest.emptyTitle'))).toBeVisible();
      await expect(toPay).toHaveCount(0);
    });
  });
}

test('a payment that was given up is not kept as one that waits', async ({ openBrowser }) => {
  const account = await createAccount();
  const { id, number } = await account.pending();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id', account.email);
  await open(pathTo('home'));
  await expect.poll(() => keptPaths(page)).toContain('/api/v1/transaction/me');
  await open(pathTo('transaction', { transactionId: id }));
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: t('transactions:detail.cancel') }).click();
  const isCancelled = (one: { id: number; status: string }) => one.id === id && one.status === 'cancelled';
  const [asked, listed] = await Promise.all([
    page.waitForResponse(
      async (answer) =>
        answer.url().endsWith(`/transaction/me/${id}`) && isCancelled((await answer.json()).data),
    ),
    page.waitForResponse(
      async (answer) =>
        answer.url().includes('/transaction/me?') && (await answer.json()).data.some(isCancelled),
    ),
    page.getByRole('button', { name: t('transactions:cancelDialog.confirm') }).click(),
  ]);
  await Promise.all([asked.finished(), listed.finished()]);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(t('checkout:outcome.cancelled.title')).first()).toBeVisible();
  await open(pathTo('transactions'));
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText(t('transactions:detail.completePayment'))).toHaveCount(0);
});

test('a list that was never opened says that it needs the network', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id', account.email);
  await open(pathTo('home'));
  await expect.poll(() => keptPaths(page)).toContain('/api/v1/transaction/me');
  await page.context().setOffline(true);
  for (const path of [pathTo('wishtree'), pathTo('adopters'), pathTo('profile')]) {
    await open(path);
    const main = page.getByRole('main');
    await expect(main.getByText(t('offline.needsNetwork')).first()).toBeVisible();
    await expect(main.getByRole('button', { name: t('common:actions.retry') }).first()).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  }
});

test('that there is no network stays in view on a phone, and moves nothing that is being read', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  await page.setViewportSize({ width: 360, height: 640 });
  const { open, t } = createPerson(page, 'id', account.email);
  const [tree] = await service.readyTrees(1);
  await open(`${pathTo('checkout')}?trees=${tree?.id}`);
  const name = page.getByLabel(t('checkout:customer.firstName'));
  await expect(name).toBeVisible();
  await expect.poll(() => keptPaths(page)).toContain('/api/v1/transaction/me');
  const notice = page.getByText(t('offline.title'));
  // By the wheel, as somebody who reads on.
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  // A scroll is by whole pixels, a notice is as high as its letters.
  const place = async () => (await name.boundingBox())?.y ?? 0;
  const before = await place();
  await page.context().setOffline(true);
  await expect(notice).toBeInViewport();
  expect(Math.abs((await place()) - before)).toBeLessThan(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(notice).toBeInViewport();
  await name.scrollIntoViewIfNeeded();
  const then = await place();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  expect(Math.abs((await place()) - then)).toBeLessThan(1);
});

test('what did not come, or came from the keep, is asked for by itself once there is a network', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id', account.email);
  const main = page.getByRole('main');
  await open(pathTo('home'));
  await expect.poll(() => keptPaths(page)).toContain('/api/v1/transaction/me');
  for (const [path, said] of [
    [pathTo('wishtree'), main.getByText(t('offline.needsNetwork')).first()],
    [pathTo('transactions'), page.getByText(t('offline.title'))],
  ] as const) {
    await page.context().setOffline(true);
    await open(path);
    await expect(said).toBeVisible();
    await page.context().setOffline(false);
    await expect(said).toBeHidden();
    await expect(page.getByText(t('offline.unreachable'))).toHaveCount(0);
  }
});

test('an order that has come is not said to be out of reach, though the list of orders was', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const { id } = await account.pending();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id', account.email);
  await open(pathTo('home'));
  await expect.poll(() => keptPaths(page)).toContain('/api/v1/transaction/me');
  await page.context().setOffline(true);
  await Promise.all([
    page.waitForResponse((answer) => answer.fromServiceWorker() && /\/transaction\/me\?/.test(answer.url())),
    open(pathTo('transaction', { transactionId: id })),
  ]);
  const retry = page.getByRole('main').getByRole('button', { name: t('common:actions.retry') });
  await expect(retry).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(t('offline.unreachable'))).toHaveCount(0);
});

/**
 * Gives a browser an older version: the same file by another address, until a newer one is published. The file itself
 * is every worker's, so no test changes it.
 */
const installOlderVersion = (page: Page) =>
  page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    Object.assign(ServiceWorkerContainer.prototype, {
      register(this: ServiceWorkerContainer, address: string, options?: RegistrationOptions) {
        const isPublished = localStorage.getItem('e2e_published') !== null;
        return register.call(this, isPublished ? address : `${address}?older`, options);
      },
    });
  });

const publishVersion = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem('e2e_published', 'yes');
    await navigator.serviceWorker.register('/sw.js');
  });

test('a new version waits until it is asked for, and keeps out of the checkout', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id', account.email);
  const offer = page.getByText(t('update.text'));
  const waiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

  await installOlderVersion(page);
  await open(pathTo('home'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open(pathTo('home'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await publishVersion(page);
  await expect(offer).toBeVisible();

  await open(pathTo('checkout'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(waiting).toBe(true);
  await expect(offer).toBeHidden();

  await open(pathTo('wishtree'));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: t('update.button') }).click();
  await reloaded;
  await expect.poll(waiting).toBe(false);
  await expect(offer).toBeHidden();
});
