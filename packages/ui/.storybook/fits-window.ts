import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { viewports } from './modes.ts';

const { phone } = viewports;

/** Whether an element is cut or scrolled by one that it stands in. */
function isKeptIn({ parentElement: around }: Element): boolean {
  if (!around || around === document.body) return false;
  return getComputedStyle(around).overflowX !== 'visible' || isKeptIn(around);
}

/** What makes the page scroll to the side, if it does. */
function wider(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const causes = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isKeptIn(element),
  );
  return [`${scrollWidth} px`, ...causes.map((element) => element.outerHTML.slice(0, 120))];
}

/** Nobody has to scroll a page to the side, on a phone either, and where words are a third longer. */
afterEach(async () => {
  const [width, height] = [window.innerWidth, window.innerHeight];
  expect(wider(), `wider than ${width} px`).toEqual([]);
  await page.viewport(Number.parseInt(phone.styles.width, 10), Number.parseInt(phone.styles.height, 10));
  expect(wider(), `wider than ${phone.name}`).toEqual([]);
  await page.viewport(width, height);
});
