import { expect, test } from 'vitest';
import { weighedPages } from './pages.ts';
import { weigh } from './weigh.ts';

test.each(weighedPages)('$name: at most $ceiling kB of JavaScript', async (page) => {
  const { scripts, styles } = await weigh(page);
  expect(scripts).toBeLessThanOrEqual(page.ceiling);
  // A page without either would be one that was not found in the build.
  expect(Math.min(scripts, styles)).toBeGreaterThan(0);
});
