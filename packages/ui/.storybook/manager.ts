import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { ThemeMode } from './modes.ts';
import { storybookThemes } from './theme.ts';

/** The theme that an address begins with: the toolbar keeps what is chosen in it. */
function themeOfAddress(): ThemeMode {
  const [, mode = ''] = /theme(?::|%3A)([\w-]+)/.exec(window.location.search) ?? [];
  return mode in storybookThemes ? (mode as ThemeMode) : 'light';
}

addons.setConfig({
  theme: storybookThemes[themeOfAddress()],
  layoutCustomisations: {
    // Only components have properties to try: elsewhere the panel would stand empty over what is to be seen.
    showPanel: ({ storyId = '' }, usual) =>
      storyId.startsWith('components-') && !storyId.endsWith('--other-names') ? usual : false,
  },
});

// Storybook writes the chosen name in white in every theme, also on the light accents of the dark ones.
const chosenName = new CSSStyleSheet();
document.adoptedStyleSheets.push(chosenName);

function colourChosenName(color: string | undefined) {
  const chosen = '.sidebar-item.sidebar-item[data-selected="true"]';
  chosenName.replaceSync(`${chosen}, ${chosen} svg { color: ${color}; }`);
}

/** What stands around the stories follows the toolbar, as they do. */
addons.register('rimba/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: ThemeMode } }) => {
    const theme = storybookThemes[globals.theme ?? 'light'];
    api.setOptions({ theme });
    colourChosenName(theme.textInverseColor);
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
