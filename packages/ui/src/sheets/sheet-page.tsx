import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { FamilySheet } from './FamilySheet.tsx';
import type { Family } from './families.ts';

// The hour of the stories, so that nothing counts down between two pictures.
const storyTime = new Date('2026-09-22T03:00:00Z');

/** The drawings and pictures of a page, fetched: an SVG `use` tells nobody when it has arrived. */
export async function picturesLoaded(root: HTMLElement) {
  const drawings = [...root.querySelectorAll('use')].map((use) => use.href.baseVal.split('#', 1)[0] ?? '');
  await Promise.all([...new Set(drawings)].filter(Boolean).map(async (url) => (await fetch(url)).text()));
  await Promise.allSettled([...root.querySelectorAll('img')].map((picture) => picture.decode()));
}

let close = () => {};

/** Takes away what was opened. */
export const closePage = () => close();

/** Puts something on an empty page of a size, at a moment. */
export async function openPage(
  content: ReactNode,
  width: number,
  height: number,
  now = storyTime,
): Promise<HTMLElement> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  await page.viewport(width, height);
  const sheet = document.body.appendChild(document.createElement('main'));
  const root = createRoot(sheet);
  close = () => {
    root.unmount();
    sheet.remove();
    vi.useRealTimers();
  };
  flushSync(() => root.render(content));
  await document.fonts.ready;
  return sheet;
}

/** Puts a family's sheet on a page of a width, all of it in view and at rest. */
export async function openSheet(family: Family, width: number): Promise<HTMLElement> {
  const sheet = await openPage(<FamilySheet family={family} />, width, 800);
  await page.viewport(width, Math.ceil(sheet.getBoundingClientRect().height));
  await picturesLoaded(sheet);
  // A part that takes the focus by itself has its ring or not by what was pressed before.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return sheet;
}
