import '../styles/index.ts';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { characters } from '../../scripts/font-characters.ts';
import { familyNames } from './families.ts';
import { closeSheet, openSheet, showTheme } from './sheet-page.tsx';

/** A character that our fonts lack would be drawn with whatever font the machine has. */
const strangers = (text: string) => [...new Set(text)].filter((character) => !characters.includes(character));

/** What a theme decides: colours. The rest of axe's rules each story answers in the light theme. */
async function colourFaults(sheet: HTMLElement) {
  const { violations } = await axe.run(sheet, {
    runOnly: ['color-contrast', 'link-in-text-block'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

afterEach(closeSheet);

describe.each(familyNames)('%s', (family) => {
  it.each([360, 1280])('looks as accepted at %i px', async (width) => {
    const sheet = await openSheet(family, width);
    expect(strangers(sheet.textContent.replaceAll(/[\n\t]/g, ''))).toEqual([]);
    for (const theme of ['light', 'dark'] as const) {
      showTheme(theme);
      await expect.element(sheet).toMatchScreenshot(`${family}-${theme}-${width}`);
    }
  });

  it('can be told from its ground in the dark and with more contrast', async () => {
    const sheet = await openSheet(family, 1280);
    for (const theme of ['dark', 'contrast', 'contrast-dark'] as const) {
      showTheme(theme);
      expect(await colourFaults(sheet), theme).toEqual([]);
    }
  });
});
