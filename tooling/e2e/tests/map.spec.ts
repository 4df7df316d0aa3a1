import type { Locator, Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@rimba/config/chromium';
import { createAccount } from '../support/account.ts';
import { findings } from '../support/findings.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const launch = chromiumLaunchOptions();
test.use({
  locale: 'id-ID',
  reducedMotion: 'reduce',
  colorScheme: 'light',
  launchOptions: {
    ...launch,
    // WebGL without a graphics card.
    args: [...launch.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

/** Waits until the map has drawn what it fetched. */
async function drawn(page: Page, canvas: Locator, loading: string) {
  await expect(canvas).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(loading)).toBeHidden({ timeout: 45_000 });
}

// Software draws WebGL here, and takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('without WebGL the map is drawn, and its list works', async ({ openBrowser, watch }) => {
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
  await open('/pemetaan/');
  await expect(page.getByText(t('map:page.noWebgl'))).toBeVisible();
  const trees = page.getByRole('region', { name: t('map:list.trees') });
  await trees.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('region', { name: t('map:selected.label') })).toBeFocused();
  expect(fetched.filter((url) => /maplibre|map-engine|\/map\/trees\//.test(url))).toEqual([]);
  expect.soft(await findings(page, watch)).toEqual([]);
});

test('visitors open the live map over the home page', async ({ page, watch }) => {
  const { t, open } = createPerson(page, 'id');
  await open('/');
  const explore = page.getByRole('button', { name: t('home:map.cta') });
  const tile = page.waitForResponse(/\/map\/trees\/\d+\/\d+\/\d+$/);
  await explore.click();
  const dialog = page.getByRole('dialog', { name: t('map:page.mapLabel') });
  expect((await tile).ok()).toBe(true);
  await drawn(page, dialog.locator('canvas'), t('map:page.loading'));
  await dialog.getByRole('button', { name: t('map:controls.zoomIn') }).click();
  expect.soft(await findings(page, watch)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(explore).toBeFocused();
});
