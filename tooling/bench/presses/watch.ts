import type { Page } from 'playwright';

/** Milliseconds since the finger came down. */
export type Change = { feedback: number; content: number };

/** Opens a page and waits until the app in it answers and rests. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('[data-asleep], [aria-busy=true]') === null);
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)));
}

/** Notes how long the browser took from each press to the next paint: to be read with `pressToPaint`. */
export const watchPresses = (page: Page) =>
  page.addInitScript(() => {
    // TypeScript's own description lacks the threshold.
    const shortest = { type: 'event', durationThreshold: 16 };
    const presses: number[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) presses.push(duration);
    }).observe(shortest);
  });

/** The longest of the presses since the page came, ms; the browser tells of none below 16. */
export async function pressToPaint(page: Page): Promise<number> {
  await afterPaint(page);
  return page.evaluate(() => Math.max(16, ...Reflect.get(window, 'presses')));
}

/** What has been said of a press is heard in a task after the paint. */
const afterPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settled)))),
  );

/**
 * Presses what leads to another page of the app. Feedback is the first frame with another address or with something busy;
 * content the first with another heading and nothing of the page on its way.
 */
export async function changePage(page: Page, link: string): Promise<Change> {
  const change = page.evaluate(async () => {
    const before = { address: location.href, heading: document.querySelector('main h1')?.textContent };
    const press = await new Promise<Event>((pressed) =>
      addEventListener('pointerdown', pressed, { once: true, capture: true }),
    );
    let feedback: number | undefined;
    for (;;) {
      await new Promise(requestAnimationFrame);
      const since = performance.now() - press.timeStamp;
      if (since > 30_000) throw new Error(`Nothing has come after ${before.address}`);
      const isBusy = document.querySelector('[aria-busy=true]') !== null;
      if (isBusy || location.href !== before.address) feedback ??= since;
      const heading = document.querySelector('main h1')?.textContent;
      if (heading && heading !== before.heading && !isBusy)
        return { feedback: feedback ?? since, content: since };
    }
  });
  await page.locator(link).tap();
  return change;
}
