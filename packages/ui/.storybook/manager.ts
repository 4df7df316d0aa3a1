import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';
import type { ThemeVars } from 'storybook/theming';
import sans from '../fonts/rimba-sans.woff2';
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
    showPanel: ({ storyId = '' }, usual) => (storyId.startsWith('components-') ? usual : false),
  },
});

document.fonts.add(new FontFace('Rimba Sans', `url(${sans})`, { weight: '400 700' }));

const ownStyles = new CSSStyleSheet();
document.adoptedStyleSheets.push(ownStyles);

/** What Storybook's themes leave as it is, whatever they are told. */
function styleFrame({ base, textInverseColor, colorSecondary, inputBorder }: ThemeVars) {
  document.documentElement.style.colorScheme = base;
  const chosen = '.sidebar-item.sidebar-item[data-selected="true"]';
  ownStyles.replaceSync(`
    /* The chosen name is white in every theme, also on the light accents of the dark ones. */
    ${chosen}, ${chosen} svg { color: ${textInverseColor}; }
    /* Words of others are for the search alone. */
    [data-item-id*="--word-"] { display: none; }
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

/** Goes on from a word of others to what it leads to: the story that its id names, or the first of the page. */
function leadOn(api: API, storyId: string) {
  const [page = '', word] = storyId.split('--word-');
  if (word === undefined) return;
  const [, story] = /^\d+-to-(.+)$/.exec(word) ?? [];
  const below = api.resolveStory(page);
  const first = below?.type === 'component' ? below.children[0] : undefined;
  const found = api.resolveStory(story === undefined ? (first ?? '') : `${page}--${story}`);
  // In the word's place: back leads to where it was typed.
  if (found) api.navigateUrl(`/${found.type}/${found.id}`, { plain: false, replace: true });
}

/** What is found first opens by Enter; Storybook waits for an arrow. */
function openFirst({ key, target }: KeyboardEvent) {
  const isSearch = target instanceof HTMLInputElement && target.id === 'storybook-explorer-searchfield';
  if (key !== 'Enter' || !isSearch || target.getAttribute('aria-activedescendant')) return;
  document.querySelector<HTMLElement>('.search-result-item')?.click();
}
document.addEventListener('keydown', openFirst);

/** What stands around the stories follows the toolbar, as they do. */
addons.register('rimba/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: ThemeMode } }) => {
    const theme = storybookThemes[globals.theme ?? 'light'];
    api.setOptions({ theme });
    styleFrame(theme);
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => leadOn(api, storyId));
});
