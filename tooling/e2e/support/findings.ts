import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Watch } from './watch.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe finds on the page as it stands, in both themes. */
export async function findings(page: Page, watch: Watch): Promise<string[]> {
  // axe reads a canvas's pixels again and again, and Chromium tells it that this could be faster.
  watch.expectRefusal(/^console warning: Canvas2D: Multiple readback operations using getImageData/);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    for (const { id, help, nodes } of violations) {
      for (const { target, any } of nodes) {
        found.push(`${colorScheme} ${id}: ${help} (${target.join(' ')}) ${any[0]?.message ?? ''}`);
      }
    }
  }
  return found;
}
