import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { ThemeMode } from './modes.ts';
import { storybookThemes } from './theme.ts';

addons.setConfig({
  theme: storybookThemes.light,
  layoutCustomisations: {
    // Only components have properties to try: elsewhere the panel would stand empty over what is to be seen.
    showPanel: ({ storyId = '' }, usual) =>
      storyId.startsWith('components-') && !storyId.endsWith('--other-names') ? usual : false,
  },
});

/** What stands around the stories follows the toolbar, as they do. */
addons.register('rimba/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: ThemeMode } }) =>
    api.setOptions({ theme: storybookThemes[globals.theme ?? 'light'] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
