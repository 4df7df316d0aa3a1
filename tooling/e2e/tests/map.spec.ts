import type { Locator, Page } from '@playwright/test';
import { unwrapList } from '@rimba/api-client';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { anyNumber } from '../support/any-number.ts';
import { findings } from '../support/findings.ts';
import { createGuest } from '../support/guest.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { viewOfLonelyReady } from '../support/rings.ts';
import { sandbox } from '../support/sandbox.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

test.use({
  locale: 'id-ID',
  reducedMotion: 'reduce',
  colorScheme: 'light',
});

async function readyTree() {
  const [tree] = await service.readyTrees(1);
  if (!tree) throw new Error('No tree is ready to adopt');
  return tree;
}

/** The number that home's first button names, as it is written there. */
async function readyOnHome(page: Page, button: string): Promise<string> {
  const words = await page.getByRole('link', { name: anyNumber(button) }).textContent();
  return words?.match(/\d[\d.,]*/)?.[0] ?? '';
}

/** How many trees the communities have, as their own page counts them. */
async function countRecorded(): Promise<number> {
  const { data } = await unwrapList(
    service.api.GET('/api/v1/kelompok-komunitas', { params: { query: { limit: 100 } } }),
  );
  return data.reduce((trees, { treeCounts }) => trees + treeCounts.total, 0);
}

/** Waits until the map has drawn what it fetched. */
async function drawn(page: Page, canvas: Locator, loading: string) {
  // Software draws WebGL here, and takes its time on a busy machine.
  await expect(canvas).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(loading)).toBeHidden({ timeout: 45_000 });
}

/** Presses what is near the map's middle, looked for as a hand does: by the shape of the pointer. */
async function pressTree(page: Page, canvas: Locator, hasTouch = false) {
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const steps = Array.from({ length: 15 }, (_, step) => (step % 2 ? 1 : -1) * Math.ceil(step / 2) * 12);
  await expect(async () => {
    for (const down of steps) {
      for (const right of steps) {
        await page.mouse.move(middleX + right, middleY + down);
        if ((await canvas.evaluate(({ style }) => style.cursor)) !== 'pointer') continue;
        const at = [middleX + right, middleY + down] as const;
        await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
        return;
      }
    }
    throw new Error('Nothing on the map can be pressed');
  }).toPass({ timeout: 30_000 });
}

test('clusters lead to trees, and the address keeps what was chosen @phone', async ({
  openBrowser,
  watch,
}) => {
  test.slow();
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'id', account.email);
  const { id, code, longitude, latitude } = await readyTree();
  const map = page.getByRole('region', { name: t('map:page.mapLabel'), exact: true });
  const canvas = map.locator('canvas');
  const sheet = page.getByRole('region', { name: t('map:selected.label') });
  const ready = page.getByRole('button', { name: t('common:status.tree.ready'), exact: true });
  const trees = page.getByRole('region', { name: t('map:list.trees') });

  await test.step('a cluster opens, down to single trees', async () => {
    await open(`${pathTo('map')}?view=${longitude},${latitude},14`);
    await drawn(page, canvas, t('map:page.loading'));
    await pressTree(page, canvas);
    await expect(page).toHaveURL(/view=[^&]*,16(&|$)/);
    await open(`${pathTo('map')}?view=${longitude},${latitude},17`);
    await drawn(page, canvas, t('map:page.loading'));
    await pressTree(page, canvas);
    await expect(sheet).toBeFocused();
    await expect(page).toHaveURL(/tree=\d+/);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('the whole regency, narrowed to what is ready', async () => {
    await page.getByRole('button', { name: t('map:controls.reset') }).click();
    await ready.click();
    await expect(page).toHaveURL(/status=ready_to_adopt/);
  });

  await test.step('the lists follow the view', async () => {
    const count = trees.getByRole('status').first();
    const communities = page.getByRole('region', { name: t('map:list.groups') });
    await expect.poll(() => communities.getByRole('listitem').count()).toBeGreaterThan(4);
    const names = await communities.getByRole('listitem').count();
    const whole = (await count.textContent()) ?? '';
    await communities.getByRole('button').first().click();
    await expect.poll(() => communities.getByRole('listitem').count()).toBeLessThan(names);
    await expect(count).not.toHaveText(whole);
  });

  await test.step('a tree chosen by keyboard shows its sheet, and gives the focus back', async () => {
    const line = trees.getByRole('listitem').first().getByRole('button');
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeFocused();
    await expect(sheet.getByRole('link', { name: t('trees:detail.adopt') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(line).toBeFocused();
  });

  await test.step('a reload keeps all of it', async () => {
    await open(`${pathTo('map')}?view=${longitude},${latitude},17&tree=${id}&status=ready_to_adopt`);
    await expect(sheet.getByText(code)).toBeVisible();
    await page.reload();
    await expect(sheet.getByText(code)).toBeVisible();
    await expect(ready).toHaveAttribute('aria-pressed', 'true');
    expect.soft(await findings(page, watch)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('only one’s own trees, of which there are none', async () => {
    const mine = page.getByRole('switch', { name: t('map:filters.mine') });
    // It stays where it was pressed to, without waiting for the address.
    expect(
      await mine.evaluate((pressed: HTMLInputElement) => {
        pressed.click();
        return pressed.checked;
      }),
    ).toBe(true);
    await expect(page.getByText(t('map:list.noneMine'))).toBeVisible();
    await expect(page).toHaveURL(/mine=1/);
  });

  await test.step('a position is asked for only on request; a refusal is said, a permission leads there', async () => {
    const locate = page.getByRole('button', { name: t('map:controls.locate') });
    await locate.click();
    await expect(page.getByText(t('map:controls.locateDenied'))).toBeVisible();
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ longitude: 111.63, latitude: -2.68 });
    await locate.click();
    await expect(page).toHaveURL(/view=111\.63,-2\.68,/);
  });
});

test('without WebGL the map is drawn, and its list works @phone', async ({ openBrowser, watch }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'en', account.email);
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind);
      },
    });
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const communities = /\/map\/groups$/;
  watch.expectRefusal(/GET .*\/map\/groups 503$/);
  await page.route(communities, (route) => route.fulfill({ status: 503 }));
  await open(pathTo('map'));
  const map = page.getByRole('region', { name: t('map:page.mapLabel'), exact: true });
  await expect(map.getByRole('alert')).toContainText(t('map:page.error'));
  await page.unroute(communities);
  await map.getByRole('button', { name: t('common:actions.retry') }).click();
  await expect(page.getByText(t('map:page.noWebgl'))).toBeVisible();
  const trees = page.getByRole('region', { name: t('map:list.trees') });
  await trees.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('region', { name: t('map:selected.label') })).toBeFocused();
  expect(fetched.filter((url) => /maplibre|map-engine|\/map\/trees\//.test(url))).toEqual([]);
  expect.soft(await findings(page, watch)).toEqual([]);
});

test('visitors find a tree on the live map and pay for it, by mouse and by finger @phone', async ({
  page,
  hasTouch,
  watch,
}) => {
  test.slow();
  // One language each way: what is said is the same list of words.
  const language = hasTouch ? 'en' : 'id';
  const guest = createGuest(page, language, hasTouch);
  const { t, open, press } = guest;
  await open(pathTo('home'));
  const ready = await readyOnHome(page, t('home:hero.ctaReady', { count: 9 }));
  const explore = page.getByRole('button', { name: t('home:map.cta') });
  const map = page.getByRole('region', { name: t('map:page.mapLabel'), exact: true });
  const dialog = page.getByRole('dialog', { name: t('map:page.title') });
  const canvas = map.locator('canvas');
  const sheet = map.getByRole('region', { name: t('map:selected.label') });
  const toTrees = map.getByRole('button', { name: t('map:controls.toTrees') });

  await test.step('it opens over the window on a phone, in the page on a wide screen', async () => {
    const tile = page.waitForResponse(/\/map\/trees\/\d+\/\d+\/\d+$/);
    // Below the hero, where the trees are counted, on a phone; with the drawn map on a wide screen.
    await press(hasTouch ? page.getByRole('link', { name: t('home:map.cta') }) : explore);
    expect((await tile).ok()).toBe(true);
    await drawn(page, canvas, t('map:page.loading'));
    await expect(dialog).toBeVisible({ visible: hasTouch });
    expect.soft(await findings(page, watch)).toEqual([]);
  });

  await test.step('it counts what home and the communities count', async () => {
    const words = t('map:page.counted', { count: await countRecorded(), ready });
    await expect(map.getByText(words)).toBeVisible();
  });

  await test.step('it goes from the page to the window and back', async () => {
    const [there, back] = hasTouch ? (['small', 'large'] as const) : (['large', 'small'] as const);
    await press(map.getByRole('button', { name: t(`map:controls.${there}`), exact: true }));
    await expect(dialog).toBeVisible({ visible: !hasTouch });
    await press(map.getByRole('button', { name: t(`map:controls.${back}`), exact: true }));
    await expect(dialog).toBeVisible({ visible: hasTouch });
  });

  await test.step('steps in from the whole regency do not lose the trees', async () => {
    const zoomIn = map.getByRole('button', { name: t('map:controls.zoomIn') });
    for (let steps = 0; steps < 9; steps += 1) await press(zoomIn);
    await drawn(page, canvas, t('map:page.loading'));
    await expect(toTrees).toBeHidden();
  });

  await test.step('where no tree stands it leads back', async () => {
    const zoomOut = map.getByRole('button', { name: t('map:controls.zoomOut') });
    for (let steps = 0; steps < 4; steps += 1) await press(zoomOut);
    await canvas.focus();
    for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowLeft');
    await press(toTrees);
    await expect(toTrees).toBeHidden({ timeout: 30_000 });
  });

  await test.step('closing it leads back to what opened it', async () => {
    await press(map.getByRole('button', { name: t('map:controls.close'), exact: true }));
    await expect(map).toBeHidden();
    await expect(explore).toBeFocused();
    await press(explore);
    await drawn(page, canvas, t('map:page.loading'));
  });

  const { code } = await readyTree();
  const find = async () => {
    await map.getByRole('searchbox', { name: t('map:search.label') }).fill(code);
    await press(map.getByRole('button', { name: code }));
    await expect(sheet).toBeFocused();
    await expect(sheet.getByText(code)).toBeVisible();
  };

  await test.step('one that is found by its code shows its price', async () => {
    await find();
    await expect(sheet.getByText(/Rp|IDR/).first()).toBeVisible();
    await press(sheet.getByRole('button', { name: t('map:popup.close') }));
    await expect(sheet).toBeHidden();
  });

  await test.step('Enter leads to the first that was found, before it is seen', async () => {
    const field = map.getByRole('searchbox', { name: t('map:search.label') });
    await field.fill('');
    await field.fill(code);
    await field.press('Enter');
    await expect(sheet.getByText(code)).toBeVisible();
    await press(sheet.getByRole('button', { name: t('map:popup.close') }));
    await expect(sheet).toBeHidden();
  });

  await test.step('one is pressed on the map, which stands over it now', async () => {
    await pressTree(page, canvas, hasTouch);
    await expect(sheet).toBeVisible();
  });

  await test.step('Back closes the tree, the next Back the map, and a reload keeps what is open', async () => {
    await find();
    await page.reload();
    await expect(sheet.getByText(code)).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(map).toBeVisible();
    await expect(canvas).toBeFocused();
    await expect(canvas, 'nobody used the keyboard').toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowLeft');
    await expect(canvas).toHaveCSS('outline-style', 'solid');
    await page.reload();
    await drawn(page, canvas, t('map:page.loading'));
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(map).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${pathTo('home', {}, language)}#?$`));
    await press(explore);
    await drawn(page, canvas, t('map:page.loading'));
  });

  await test.step('Escape does as Back, and gives the focus back to the map', async () => {
    await find();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(canvas).toBeFocused();
  });

  await test.step('the button of the one that was found leads to its page', async () => {
    // Its neighbour, which may be adopted, can lie above it.
    await find();
    await press(sheet.getByRole('link', { name: t('map:popup.open') }));
    // Software draws the map here; what of the next page comes late is no matter of this one.
    await page.waitForURL(onPage('shelfTree'), { waitUntil: 'commit' });
  });

  await test.step('the way back leads to the map as it was left', async () => {
    // Until a page shows something, the browser has none to go back from.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(sheet.getByText(code)).toBeVisible();
    await expect(map.getByRole('searchbox', { name: t('map:search.label') })).toHaveValue(code);
    await press(sheet.getByRole('link', { name: t('map:popup.open') }));
    await page.waitForURL(onPage('shelfTree'), { waitUntil: 'commit' });
  });

  await test.step('the page leads to the checkout of that tree, and the payment of a guest', async () => {
    await press(page.getByRole('link', { name: t('shelf:tree.adopt') }));
    await page.waitForURL(new RegExp(`${pathTo('unsignedCheckout', {}, language)}\\?trees=\\d+$`));
    await guest.fillIn();
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await guest.askForCode();
    await guest.enterCode(await guest.readCode());
    await sandbox.pay(await guest.transactionId(), 'settle');
    await expect(page.getByText(t('checkout:outcome.paid.title', { name: 'Siti' }))).toBeVisible();
  });
});

test('the map that the shelf led to gives the shelf back as it was @phone', async ({ page, hasTouch }) => {
  const { t, open, press } = createGuest(page, 'id', hasTouch);
  const shelf = `${pathTo('shelf')}?land=heath`;
  const map = page.getByRole('region', { name: t('map:page.mapLabel'), exact: true });
  const ways = {
    close: () => press(map.getByRole('button', { name: t('map:controls.close'), exact: true })),
    back: () => page.goBack({ waitUntil: 'commit' }),
  };
  await open(shelf);
  for (const leave of [ways.close, ways.back]) {
    await press(page.getByRole('link', { name: t('shelf:onMap') }));
    await drawn(page, map.locator('canvas'), t('map:page.loading'));
    await leave();
    await page.waitForURL(`/id${shelf}`, { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: t('shelf:onMap') })).toBeVisible();
  }
});

test('a ring that counts one among other trees leads to that one @phone', async ({ page, hasTouch }) => {
  const { t, open } = createGuest(page, 'id', hasTouch);
  await open(`${pathTo('home')}#map?view=${await viewOfLonelyReady()}`);
  const map = page.getByRole('region', { name: t('map:page.mapLabel'), exact: true });
  const canvas = map.locator('canvas');
  await drawn(page, canvas, t('map:page.loading'));
  await pressTree(page, canvas, hasTouch);
  const sheet = map.getByRole('region', { name: t('map:selected.label') });
  await expect(sheet).toBeFocused();
  await expect(sheet.getByText(t('common:status.tree.ready'))).toBeVisible();
});
