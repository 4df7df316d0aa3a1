import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { ThemeVars } from 'storybook/theming';
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

const ownStyles = new CSSStyleSheet();
document.adoptedStyleSheets.push(ownStyles);

/** What Storybook's themes leave as it is, whatever they are told. */
function styleFrame({ textInverseColor, colorSecondary, inputBorder }: ThemeVars) {
  const chosen = '.sidebar-item.sidebar-item[data-selected="true"]';
  ownStyles.replaceSync(`
    /* The chosen name is white in every theme, also on the light accents of the dark ones. */
    ${chosen}, ${chosen} svg { color: ${textInverseColor}; }
    /* What the pointer is over is blue in the dark. */
    .sidebar-item.sidebar-item:hover:not([data-selected="true"]),
    [role="option"][role="option"]:hover,
    .react-aria-Popover li :is(a, button):hover {
      background: color-mix(in srgb, ${colorSecondary} 14%, transparent);
    }
    /* Menus lie on a ground of their own colour there. */
    .react-aria-Popover, div:has(> [role="listbox"]) {
      border-radius: 6px;
      box-shadow: 0 0 0 1px ${inputBorder};
    }
  `);
}

/** What stands around the stories follows the toolbar, as they do. */
addons.register('rimba/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: ThemeMode } }) => {
    const theme = storybookThemes[globals.theme ?? 'light'];
    api.setOptions({ theme });
    styleFrame(theme);
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
