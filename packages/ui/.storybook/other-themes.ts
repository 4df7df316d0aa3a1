import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { type ThemeMode, themes } from './modes.ts';
import { showTheme } from './show-theme.ts';

const others = (Object.keys(themes) as ThemeMode[]).filter((theme) => theme !== 'light');

/** What a theme decides: colours. The rest of axe's rules each story answers in the light theme. */
const options: axe.RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations'],
};

/** Colours that fade over would be measured half way; what never ends has no end to go to. */
function settle() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** What a story has come to after its play function, open dialogs included, in every theme but the first. */
afterEach(async () => {
  for (const theme of others) {
    showTheme(theme);
    settle();
    const { violations } = await axe.run(document.body, options);
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    expect(faults, theme).toEqual([]);
  }
});
