import '../../../../packages/ui/.storybook/quiet-console.ts';
import '../../../../packages/ui/src/styles/index.ts';
import { composeStories } from '@storybook/react-vite';
import { afterEach, describe, expect, it } from 'vitest';
import { showTheme } from '../../../../packages/ui/.storybook/show-theme.ts';
import { closePage, openPage, picturesLoaded } from '../../../../packages/ui/src/sheets/sheet-page.tsx';
import * as checkout from './adopters/Checkout.stories.tsx';
import * as forest from './adopters/Home.stories.tsx';
import { answersOf, type Reader } from './answers.ts';
import * as certificate from './visitors/Certificate.stories.tsx';
import * as guest from './visitors/Checkout.stories.tsx';
import * as home from './visitors/Home.stories.tsx';
import * as shelf from './visitors/Shelf.stories.tsx';
import * as tree from './visitors/Tree.stories.tsx';

/** What people see most, each at the moment that its answers are of. */
const screens = {
  home: [composeStories(home).Many, 'visitor'],
  shelf: [composeStories(shelf).Many, 'visitor'],
  tree: [composeStories(tree).ReadyToAdopt, 'visitor'],
  'guest-checkout': [composeStories(guest).Details, 'visitor'],
  certificate: [composeStories(certificate).Valid, 'visitor'],
  checkout: [composeStories(checkout).Details, 'one'],
  forest: [composeStories(forest).Many, 'many'],
} satisfies Record<string, readonly [unknown, Reader]>;

/** The first look and some of what follows: whole pages would be many times the bytes. */
const heightAt = { 360: 1_480, 1280: 1_200 } as const;

/** Its head stands, and nothing in it is still on its way, such as the glance at an order, whose code comes late. */
const isThere = (screen: HTMLElement) =>
  screen.querySelector('h1') !== null &&
  screen.querySelector('[aria-busy=true], [class*=glance]:empty') === null;

afterEach(() => closePage());

describe.each(Object.entries(screens))('%s', (name, [Story, reader]) => {
  it.each([
    [360, 'light'],
    [360, 'dark'],
    [1280, 'light'],
  ] as const)('looks as accepted at %i px in %s', async (width, theme) => {
    showTheme(theme);
    await Story.load();
    const screen = await openPage(<Story />, width, heightAt[width], new Date(answersOf[reader].at));
    screen.style.cssText = `height: ${heightAt[width]}px; overflow: clip`;
    await expect.poll(() => isThere(screen), { timeout: 60_000 }).toBe(true);
    // Pictures below the fold wait to be scrolled to, and nobody does.
    for (const picture of screen.querySelectorAll('img')) picture.loading = 'eager';
    await picturesLoaded(screen);
    await document.fonts.ready;
    await expect.element(screen).toMatchScreenshot(`${name}-${theme}-${width}`);
  });
});
