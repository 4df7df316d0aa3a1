import '../styles/index.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { showTheme } from '../../.storybook/show-theme.ts';
import { characters } from '../styles/font-characters.ts';
import { familyNames } from './families.ts';
import { closePage, openSheet } from './sheet-page.tsx';

/** A character that our fonts lack would be drawn with whatever font the machine has. */
const strangers = (text: string) => [...new Set(text)].filter((character) => !characters.includes(character));

afterEach(() => closePage());

describe.each(familyNames)('%s', (family) => {
  it.each([360, 1280])('looks as accepted at %i px', async (width) => {
    const sheet = await openSheet(family, width);
    expect(strangers(sheet.textContent.replaceAll(/[\n\t]/g, ''))).toEqual([]);
    for (const theme of ['light', 'dark'] as const) {
      showTheme(theme);
      await expect.element(sheet).toMatchScreenshot(`${family}-${theme}-${width}`);
    }
    // This browser asks for less motion.
    expect(document.getAnimations()).toEqual([]);
  });
});
