import type { Page } from '@playwright/test';

/** How far a page reaches beyond its window for who reads at twice the usual size, in pixels. */
export const beyondAtTwiceTheSize = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const beyond = Math.max(0, root.scrollWidth - root.clientWidth);
    root.style.fontSize = '';
    return beyond;
  });
