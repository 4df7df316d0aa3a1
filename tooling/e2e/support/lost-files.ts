import type { Page } from '@playwright/test';

/** Files that the server has lost until the test finds them. */
export async function loseFiles(page: Page, pattern: string) {
  const lost: string[] = [];
  await page.route(pattern, async (route) => {
    lost.push(route.request().url());
    await route.abort();
  });
  return { lost, find: () => page.unroute(pattern) };
}
