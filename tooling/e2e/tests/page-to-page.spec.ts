import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { lastOnShelf } from '../support/guest.ts';
import { holdBack } from '../support/hold.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

// Members' pages register theirs.
test.use({ locale: 'id-ID', serviceWorkers: 'allow' });

test('the next page is fetched ahead, between both apps too', async ({ openBrowser }) => {
  const page = await openBrowser(await createAccount());
  const { t } = createPerson(page, 'id');
  await page.goto(pathTo('faq', {}, 'id'));
  const link = page.getByRole('link', { name: t('common:sidebar.items.privacy') });
  const fetchedAhead = page.waitForRequest((request) => /privacy-policy$/.test(request.url()));
  await link.hover();
  await fetchedAhead;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: t('privacy:page.title') })).toBeVisible();
  await page.getByRole('link', { name: t('common:sidebar.items.tree'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('trees:list.title') })).toBeVisible();
  const fetchedFromApp = page.waitForRequest((request) => /\/other\/faq$/.test(request.url()));
  await page.getByRole('link', { name: t('common:sidebar.items.faq') }).hover();
  await fetchedFromApp;
});

test('where somebody signs in nothing is fetched ahead', async ({ page }) => {
  const rules = page.locator('script[type=speculationrules]');
  await page.goto(pathTo('faq', {}, 'id'));
  await expect(rules).toHaveCount(1);
  await page.goto(pathTo('login', {}, 'id'));
  await expect(rules).toHaveCount(0);
});

/** Has every page say whether it was blended into. */
async function watchBlending(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.blended = String(viewTransition !== null);
    });
  });
  return (blended: boolean) =>
    expect(page.locator('html')).toHaveAttribute('data-blended', String(blended), { timeout: 2_000 });
}

/** From the shelf to the last tree on its page: who came before takes the first. */
async function openLastTree(page: Page, press: (link: Locator) => Promise<void>) {
  await page.goto(pathTo('shelf', {}, 'id'), { waitUntil: 'commit' });
  await press(lastOnShelf(page));
  await page.waitForURL(onPage('shelfTree'), { waitUntil: 'commit' });
}

test('a tree’s drawing becomes the one on its page, where a press counts meanwhile @phone', async ({
  page,
  hasTouch,
}) => {
  const { t } = createPerson(page, 'id');
  const press = (link: Locator) => (hasTouch ? link.tap() : link.click());
  const expectBlended = await watchBlending(page);
  // So slow that it lasts for as long as the test does.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  const blending = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        .filter((part) => part?.startsWith('::view-transition')),
    );
  const parts = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(drawing)`);
  // A machine that is too busy to picture the first page in time shows the second as it is, or before its drawing is there.
  await expect(async () => {
    await openLastTree(page, press);
    await expectBlended(true);
    expect(new Set(await blending())).toEqual(new Set(parts));
  }).toPass();
  await press(page.getByRole('link', { name: t('shelf:tree.adopt') }));
  await page.waitForURL(onPage('unsignedCheckout', /^\?trees=\d+$/));
  await expectBlended(false);
});

test('no other pages blend', async ({ page }) => {
  const { t } = createPerson(page, 'id');
  const expectBlended = await watchBlending(page);
  await page.goto(pathTo('faq', {}, 'id'));
  await page.getByRole('link', { name: t('common:sidebar.items.privacy') }).click();
  await page.waitForURL(onPage('privacy'));
  await expectBlended(false);
  // A card that is no tree's.
  await page.goto(pathTo('reports', {}, 'id'));
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(new RegExp(`${pathTo('reports')}.+`));
  await expectBlended(false);
  // The test's own rules see that nothing is said of one that is given up, also while the page's script is on its way.
  const letGo = await holdBack(page, /\/assets\/.+\.js$/);
  await openLastTree(page, (link) => link.click());
  const adopt = page.getByRole('link', { name: t('shelf:tree.adopt') });
  // Which of its two places is seen is said by styles, which may be on their way.
  await expect(adopt).toHaveCount(1);
  await adopt.click();
  await page.waitForURL(onPage('unsignedCheckout', /^\?trees=\d+$/), { waitUntil: 'commit' });
  await expectBlended(false);
  letGo();
  await page.goto(pathTo('home', {}, 'id'));
  await page.getByRole('link', { name: t('home:hero.pick') }).click();
  await page.waitForURL(onPage('unsignedCheckout', /^(\?|$)/));
  await expectBlended(false);
  await page.goto(pathTo('yearReport', { year: 2025 }, 'id'));
  await page.evaluate((path) => window.location.assign(path), pathTo('robots'));
  await page.waitForURL(pathTo('robots'));
});

test.describe('for whoever wants less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing blends', async ({ page }) => {
    const expectBlended = await watchBlending(page);
    await openLastTree(page, (link) => link.click());
    await expectBlended(false);
  });
});
