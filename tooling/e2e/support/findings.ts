import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Watch } from './watch.ts';

// Only what is wrong is put into words: naming each element that is right takes longer than looking at it.
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  resultTypes: ['violations'],
};
/** A window of 1280 pixels at four times and at twice its size: nothing may stick out of either. */
const narrow = [320, 640];

/** What axe finds on the page as it stands, in both themes. */
export async function findings(page: Page, watch: Watch): Promise<string[]> {
  return [...(await findingsIn(page, watch, 'light')), ...(await findingsIn(page, watch, 'dark'))];
}

/** The same, with what is wrong where the window is narrow: the dark theme is looked at there. */
export async function findingsAtEveryWidth(page: Page, watch: Watch): Promise<string[]> {
  const found = await findingsIn(page, watch, 'light');
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of narrow) {
    await page.setViewportSize({ ...before, width });
    // A page may take a moment to follow its window.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
      .toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ ...before, width: 320 });
  found.push(...(await findingsIn(page, watch, 'dark')));
  await page.setViewportSize(before);
  return found;
}

async function findingsIn(page: Page, watch: Watch, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // axe reads a canvas's pixels again and again, and Chromium tells it that this could be faster.
  watch.expectRefusal(/^console warning: Canvas2D: Multiple readback operations using getImageData/);
  await page.emulateMedia({ colorScheme });
  // Colours that are on their way to the other theme are none that anybody reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? each.finished : [])),
    ),
  );
  // A page reads axe once: that takes as long as many of its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (asked) => {
    const inPage = Reflect.get(window, 'axe') as typeof axe;
    return (await inPage.run(document, asked)).violations;
  }, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any }) => `${colorScheme} ${id}: ${help} (${target.join(' ')}) ${any[0]?.message ?? ''}`,
    ),
  );
}
