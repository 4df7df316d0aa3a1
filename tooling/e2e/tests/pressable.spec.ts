import type { Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { openSlowly } from '../support/arrive.ts';
import { covered } from '../support/covered.ts';
import { adoptersPlaces, visitorsPlaces } from '../support/places.ts';
import { shiftsBeyond, watchShifts } from '../support/shifts.ts';
import { beyondTab } from '../support/tab.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID', reducedMotion: 'reduce' });

/** A phone and its finger, a computer and its mouse. */
const windows = {
  'by finger on 390 px': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'by mouse on 1280 px': { viewport: { width: 1280, height: 800 } },
} as const;

/** Fonts come when they come, and where the stand-in has other measures a line breaks elsewhere: here none comes. */
async function withoutFonts(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
}

/** Share of the window, each move times how far. */
const mostShift = 0.02;

/** What pages that are not there and codes that are wrong are answered with, and what is said of fonts that do not come. */
const refused = / 404$|PUT \/api\/v1\/email\/verification 4\d\d$|^console warning: Failed to load font/;

async function expectPressable(page: Page, path: string) {
  // What comes when it is near may move what is below it, or takes a control's place, while that is looked at: then it is
  // looked at again.
  const soft = expect.configure({ soft: true });
  await soft.poll(() => covered(page), path).toEqual([]);
  await soft.poll(() => beyondTab(page), path).toEqual([]);
}

for (const [how, options] of Object.entries(windows)) {
  test.describe(how, () => {
    test.use(options);

    test('all that a visitor sees can be pressed, and nothing moves', async ({ page, watch }) => {
      test.slow();
      watch.expectRefusal(refused);
      await withoutFonts(page);
      await watchShifts(page);
      const open = await openSlowly(page, 200);
      for (const path of await visitorsPlaces()) {
        await open(`/id${path}`);
        expect.soft(await shiftsBeyond(page, mostShift), path).toEqual([]);
        await expectPressable(page, path);
      }
    });

    test('an adopter’s frame around the open pages can be pressed', async ({ openBrowser, watch }) => {
      watch.expectRefusal(refused);
      const account = await createAccount();
      const places = await visitorsPlaces(account.adopt());
      const page = await openBrowser(account);
      for (const path of places) {
        // A page for visitors leads on, perhaps while the next one is asked for, perhaps in the middle.
        await expect(() => page.goto(`/id${path}`)).toPass();
        await expect(page.locator('[data-asleep]')).toHaveCount(0);
        // What is in it was looked at as a visitor sees it.
        const inFrame = () => covered(page, '[data-awake]').catch(String);
        await expect.configure({ soft: true }).poll(inFrame, path).toEqual([]);
      }
    });

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      test('all that a visitor sees can be pressed', async ({ page, watch }) => {
        test.slow();
        watch.expectRefusal(refused);
        for (const path of await visitorsPlaces()) {
          await page.goto(`/id${path}`);
          expect.soft(await covered(page), path).toEqual([]);
        }
      });
    });

    for (const count of [1, 5, 20]) {
      test(`all that an adopter of ${count} sees can be pressed, and nothing moves`, async ({
        openBrowser,
        watch,
      }) => {
        test.slow();
        watch.expectRefusal(refused);
        const account = await createAccount();
        const { id, certificate } = await account.adopt(count);
        const pending = await account.pending();
        for (const { id: treeId } of await account.service.readyTrees(count)) await account.wish(treeId);
        const page = await openBrowser(account);
        await withoutFonts(page);
        await watchShifts(page);
        const open = await openSlowly(page, 200);
        // The map, which software draws here, is the same however many trees are one's own.
        const places = await adoptersPlaces(account, { id, ...certificate }, count === 5 ? [] : ['map']);
        for (const path of [...places, pathTo('transaction', { transactionId: pending.id })]) {
          await open(`/id${path}`);
          expect.soft(await shiftsBeyond(page, mostShift), path).toEqual([]);
          if (count === 5) await expectPressable(page, path);
        }
      });
    }
  });
}
