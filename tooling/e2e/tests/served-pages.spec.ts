import type { Page } from '@playwright/test';
import type { Schema } from '@rimba/api-client';
import { languages, locales } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { loseFiles } from '../support/lost-files.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { product } from '../support/product.ts';
import { shiftsBeyond, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

interface SentTree {
  readonly id: number;
  readonly code: string;
}

const signedIn = { headers: { cookie: 'rimba_session=1' } };
const listAddress = pathTo('trees');

async function firstTree(): Promise<SentTree> {
  const answer = await fetch(`${product.url}/api/v1/tree?limit=1&sortBy=availability&order=asc`);
  return (await answer.json()).data[0];
}

for (const language of languages) {
  test.describe(`pages that everyone may read, in ${language}`, () => {
    test.use({ locale: locales[language] });

    test('come with what they show, and nobody’s name', async ({ openBrowser }) => {
      const account = await createAccount();
      const { id, code } = await firstTree();
      const page = await openBrowser(account);
      const { t } = createPerson(page, language, account.email);
      for (const address of [listAddress, `${listAddress}${id}/`]) {
        const answer = await page.request.get(`/${language}${address}`, signedIn);
        const html = await answer.text();
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toContain(`· Rimba</title>`);
        expect(html).toContain(code);
        expect(html).not.toContain(account.email);
        expect(html).not.toContain('"mine":true');
        // The policy of the page allows no style in an element.
        expect(html).not.toContain(' style="');
      }
      const list = await (await page.request.get(`/${language}${listAddress}`, signedIn)).text();
      expect(list).toContain(`<h1`);
      expect(list).toContain(t('trees:list.title'));
    });

    test('are taken over as they stand: nothing moves, nothing is asked twice @phone', async ({
      openBrowser,
    }) => {
      const account = await createAccount();
      const page = await openBrowser(account);
      const { t, open } = createPerson(page, language, account.email);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/v1/')) asked.push(pathname);
      });
      await watchShifts(page);
      // Trees keep their places in this order, also where one is sold or let go meanwhile.
      await open(`${listAddress}?sort=tallest`);
      // Everyone's list stands there; what is the reader's own in it comes after.
      const lists = () => asked.filter((path) => path === '/api/v1/tree');
      await expect.poll(lists).toHaveLength(1);
      for (const known of ['/api/v1/tree/counts', '/api/v1/kelompok-komunitas', '/api/v1/price-config']) {
        expect(asked).not.toContain(known);
      }
      expect(await shiftsBeyond(page, 0.01)).toEqual([]);
      const bookmark = page.getByRole('article').first().getByRole('button');
      await bookmark.click();
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(t('toast.addedToWishtree', { count: 1 }))).toBeVisible();
      expect(lists()).toHaveLength(1);
    });
  });
}

/** The app's scripts wait until the test lets them come. */
async function holdScripts(page: Page) {
  let letScriptsCome = () => {};
  const scripts = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/member/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  return letScriptsCome;
}

/**
 * Over when a page is seen down to its foot: a wheel that turns before its first picture turns nothing, and one that turns
 * before its foot has come ends there.
 */
async function seen(): Promise<void> {
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  while (document.readyState === 'loading' || !painted()) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test('a part of the tree that is chosen before the app lives is shown then', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t } = createPerson(page, 'id');
  const { id } = await firstTree();
  const letScriptsCome = await holdScripts(page);
  await page.goto(pathTo('tree', { treeId: id }, 'id'), { waitUntil: 'commit' });
  const skin = page.getByRole('tab', { name: t('trees:images.skin') });
  await skin.click();
  await expect(skin).toHaveAttribute('aria-selected', 'false');
  letScriptsCome();
  await expect(skin).toHaveAttribute('aria-selected', 'true');
});

test('what is known of one’s own tree before a part of its page lives is told then', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const { id } = await account.adopt();
  const [own] = (await account.transaction(id)).trees;
  const page = await openBrowser(account);
  const { t } = createPerson(page, 'id');
  await page.route('**/api/v1/forest/me*', async (route) => {
    const answer = await route.fetch();
    const forest: { data: Schema<'OwnForest'> } = await answer.json();
    for (const { nextSurvey } of forest.data.trees)
      if (nextSurvey) nextSurvey.late = { since: nextSurvey.by, days: 3, reason: null, askedOn: null };
    await route.fulfill({ response: answer, json: forest });
  });
  await page.route('**/assets/member/Rest-*.js', async (route) => {
    await page.getByText(t('trees:own.is.own')).waitFor();
    await route.continue();
  });
  await page.goto(pathTo('tree', { treeId: own?.treeId ?? 0 }, 'id'));
  await expect(page.getByText(t('trees:lifeLine.lateBy', { count: 3 }))).toBeVisible();
});

test('a button that is pressed before the app lives is pressed then', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/id${listAddress}`, { waitUntil: 'commit' });
  const bookmark = page.getByRole('article').first().getByRole('button');
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  letScriptsCome();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
});

test.describe('whoever goes down a page that they load again, before the app lives in it', () => {
  // Where one page turns into the next, no press reaches either.
  test.use({ reducedMotion: 'reduce' });

  /** The list, loaded again at its top, with no script yet and its last sheet in sight. */
  async function goDown(page: Page) {
    const { open } = createPerson(page, 'id');
    const place = () => page.evaluate(() => window.scrollY);
    const sheets = page.getByRole('article');
    const sheet = sheets.last();
    const lives = page.waitForRequest('**/api/v1/tree?*');
    await open(listAddress);
    await lives;
    const count = await sheets.count();
    const letScriptsCome = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(sheets).toHaveCount(count);
    await page.evaluate(seen);
    // By the wheel: a browser puts the page back over what a script has scrolled, and leaves a person alone.
    const reached = Math.floor((await sheet.boundingBox())?.y ?? 0) - 400;
    await page.mouse.wheel(0, reached);
    await expect.poll(place).toBe(reached);
    const bookmark = sheet.getByRole('button');
    const save = async () => {
      await bookmark.click();
      letScriptsCome();
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    };
    return { place, reached, sheet, save };
  }

  test('stays there', async ({ openBrowser }) => {
    const page = await openBrowser(await createAccount());
    const { place, reached, save } = await goDown(page);
    await save();
    expect(await place()).toBe(reached);
  });

  test('finds the place on the way back', async ({ openBrowser }) => {
    const page = await openBrowser(await createAccount());
    const { sheet, save } = await goDown(page);
    await sheet.getByRole('link').click();
    await expect(page).toHaveURL(onPage('tree'));
    // Until a page shows something, the browser has none to go back from.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(sheet).toBeInViewport();
    await save();
    await expect(sheet).toBeInViewport();
  });
});

test('what was sent of a part stays while its file is lost, and lives once it is there', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'en', account.email);
  const { id } = await firstTree();
  const files = await loseFiles(page, '**/assets/member/Rest-*.js');
  await open(`${listAddress}${id}/`);
  const below = page.getByRole('heading', { name: t('trees:survey.title') });
  const bookmark = page.getByRole('button', { name: t('common:actions.addToWishtree') });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => files.lost.length).toBeGreaterThan(0);
  await expect(below).toBeVisible();
  await files.find();
  await below.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: t('trees:survey.chartTitle') })).toBeVisible();
});

test('what was pressed for a part whose file is lost comes once it is there @phone', async ({
  openBrowser,
}) => {
  const page = await openBrowser(await createAccount());
  const { t, open } = createPerson(page, 'id');
  await page.setViewportSize({ width: 360, height: 740 });
  const files = await loseFiles(page, '**/assets/member/FilterSheet-*.js');
  await open(listAddress);
  await page.getByRole('button', { name: t('trees:filters.short') }).click();
  await expect.poll(() => files.lost.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: t('trees:list.title') })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1_000));
  await expect(page.getByText(t('offline.partMissing'))).toBeInViewport();
  await files.find();
  await page.getByRole('button', { name: t('actions.retry') }).click();
  await expect(page.getByRole('dialog', { name: t('trees:filters.title') })).toBeVisible();
  await expect(page.getByText(t('offline.partMissing'))).toBeHidden();
});

test('the words of a page that are lost on the way are asked for again', async ({ openBrowser }) => {
  const page = await openBrowser(await createAccount());
  const { t, open } = createPerson(page, 'id');
  await open(pathTo('trees'));
  const files = await loseFiles(page, '**/assets/member/adopters-*.json');
  await page.getByRole('link', { name: t('sidebar.items.adopter'), exact: true }).click();
  await expect.poll(() => files.lost.length).toBeGreaterThan(0);
  await files.find();
  await expect(page.getByRole('heading', { level: 1, name: t('adopters:page.title') })).toBeVisible();
});

test('a page whose words a newer build has replaced is loaded as a whole', async ({ openBrowser, watch }) => {
  watch.expectRefusal(/adopters-.*\.json 404$/);
  const page = await openBrowser(await createAccount());
  const { t, open } = createPerson(page, 'id');
  const { id } = await firstTree();
  await open(`${listAddress}${id}/`);
  const bookmark = page.getByRole('button', { name: t('common:actions.addToWishtree') });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/assets/member/adopters-*.json', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.getByRole('link', { name: t('sidebar.items.adopter'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('adopters:page.title') })).toBeVisible();
});

test('a visitor gets none of it and goes to the login; so does who only seems to be signed in', async ({
  openBrowser,
}) => {
  const { code } = await firstTree();
  for (const seems of [false, true]) {
    const page = await openBrowser();
    const { t, open } = createPerson(page, 'id');
    if (seems) {
      await page.context().addCookies([{ name: 'rimba_session', value: '1', url: product.url }]);
    } else {
      expect(await (await page.request.get(`/id${listAddress}`)).text()).not.toContain(code);
    }
    await open(listAddress);
    await expect(page).toHaveURL(onPage('login', /^\?/));
    await expect(page.getByLabel(t('auth:login.email'))).toBeVisible();
  }
});

test('a tree that is not there is said so by the app', async ({ openBrowser, watch }) => {
  watch.expectRefusal(/^GET \/api\/v1\/tree\/999999\/detail 404/);
  const page = await openBrowser(await createAccount());
  const { t, open } = createPerson(page, 'en');
  await open(`${listAddress}999999/`);
  await expect(page.getByRole('heading', { name: t('trees:detail.notFound') })).toBeVisible();
});
