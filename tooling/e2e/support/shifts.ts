import type { Page } from '@playwright/test';

/** Sums what moved by itself while the page came; read with `shifted`. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') seen.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(Reflect.get(window, 'shifts'), 'sum'));
