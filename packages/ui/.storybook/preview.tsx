import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/styles/index.ts';
import { type StoryLocale, StoryLocaleContext } from '../src/stories/say.ts';
import { chosenGlobals } from './chosen-globals.ts';
import './docs.css.ts';
import { shareFocus } from './focus.ts';
import { GuidePage } from './GuidePage.tsx';
import { locales, type ThemeMode, themes, viewports } from './modes.ts';
import { ownFirst } from './own-first.ts';
import { showTheme } from './show-theme.ts';
import { shownCode } from './shown-code.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import { withShapes } from './with-shapes.ts';

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });
shareFocus();

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [ownFirst, withShapes],
  parameters: {
    layout: 'padded',
    docs: { page: GuidePage, container: ThemedDocs, source: { transform: shownCode } },
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Foundations',
          'Components',
          'Sheets',
          'Frame',
          'Screens',
          'Mails',
          ['All mails'],
          'Reference',
        ],
      },
    },
  },
  initialGlobals: { locale: import.meta.env.STORYBOOK_LOCALE ?? 'id', theme: 'light', ...chosenGlobals() },
  globalTypes: {
    locale: {
      description: 'Language of the words',
      toolbar: { icon: 'globe', items: Object.entries(locales).map(([value, title]) => ({ value, title })) },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: Object.entries(themes).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode, canvasElement }) => {
      // On a page of documents the words around the stories are English: ThemedDocs says so.
      const around = viewMode === 'docs' ? canvasElement : document.documentElement;
      around.lang = globals.locale === 'id' ? 'id' : 'en';
      showTheme(globals.theme as ThemeMode);
      return (
        <StoryLocaleContext value={globals.locale as StoryLocale}>
          <Story />
        </StoryLocaleContext>
      );
    },
  ],
};

export default preview;
