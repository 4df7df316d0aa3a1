import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

/**
 * Opens pages as they come where the service is some way off: each of its answers takes a moment, so that what a page
 * shows before it has them stands there for a while. Answers with how to open one and wait until all of it has come.
 * The page itself waits: calls that go through the driver keep a browser from using what it has fetched before.
 */
export async function openSlowly(page: Page, milliseconds: number) {
  await page.addInitScript((delay) => {
    const service = { asked: 0 };
    Object.assign(window, { service });
    const { fetch } = window;
    window.fetch = async (...call) => {
      const { pathname } = new URL(call[0] instanceof Request ? call[0].url : call[0], location.href);
      if (!pathname.startsWith('/api/v1/') || pathname.endsWith('/stream')) return fetch(...call);
      service.asked += 1;
      try {
        await new Promise((resolve) => setTimeout(resolve, delay));
        const answer = await fetch(...call);
        await answer.clone().arrayBuffer();
        return answer;
      } finally {
        service.asked -= 1;
      }
    };
  }, milliseconds);

  return async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isQuiet = () =>
      page.evaluate(
        () =>
          Reflect.get(Reflect.get(window, 'service'), 'asked') === 0 &&
          document.querySelector('main [aria-busy="true"]') === null,
      );
    const settled = async () => {
      if (!(await isQuiet())) return false;
      // What was answered is drawn, and what that asks for is asked.
      await wait(100);
      return isQuiet();
    };
    await expect.poll(settled, { intervals: [100] }).toBe(true);
  };
}
