import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

const isStream = (address: string) => new URL(address).pathname.endsWith('/stream');

/**
 * Opens pages as they come where the service is some way off: each of its answers takes a moment, so that what a page
 * shows before it has them stands there for a while. Answers with how to open one and wait until all of it has come.
 */
export async function openSlowly(page: Page, milliseconds: number) {
  let asked = 0;
  page.on('request', (request) => {
    if (/\/api\/v1\//.test(request.url()) && !isStream(request.url())) asked += 1;
  });
  const answered = (request: { url(): string }) => {
    if (/\/api\/v1\//.test(request.url()) && !isStream(request.url())) asked -= 1;
  };
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  await page.route('**/api/v1/**', async (route) => {
    await wait(milliseconds);
    await route.continue();
  });

  return async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const busy = page.getByRole('main').locator('[aria-busy="true"]');
    const isQuiet = async () => asked === 0 && (await busy.count()) === 0;
    const settled = async () => {
      if (!(await isQuiet())) return false;
      // What was answered is drawn, and what that asks for is asked.
      await wait(100);
      return isQuiet();
    };
    await expect.poll(settled, { intervals: [100] }).toBe(true);
  };
}
