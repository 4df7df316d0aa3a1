import type { Page } from '@playwright/test';

/** Sums what moved by itself while the page came; read with `shifted`. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: { sum: number; moved: string[] } = { sum: 0, moved: [] };
    Object.assign(window, { shifts: seen });
    const nameOf = (node: unknown) =>
      node instanceof Element ? `${node.tagName}.${node.className}`.slice(0, 60) : '';
    const placeOf = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        seen.sum += entry.value;
        const sources: unknown = Reflect.get(entry, 'sources');
        if (!Array.isArray(sources)) continue;
        const names = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${placeOf(previousRect)}→${placeOf(currentRect)}`,
        );
        seen.moved.push(`${entry.value.toFixed(3)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(Reflect.get(window, 'shifts'), 'sum'));

/** What moved on a page that moved more than it may, by its element and share of the window; nothing else. */
export async function shiftsBeyond(page: Page, most: number): Promise<readonly string[]> {
  const { sum, moved } = await page.evaluate<{ sum: number; moved: string[] }>(() =>
    Reflect.get(window, 'shifts'),
  );
  return sum > most ? moved : [];
}
