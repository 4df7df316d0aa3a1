import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ThemeMode } from './modes.ts';
import { showTheme } from './show-theme.ts';
import { storybookThemes } from './theme.ts';

/** A component's page in the theme of the toolbar: the words around the stories as well. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<ThemeMode>(
    () => context.getStoryContext(context.storyById()).globals.theme ?? 'light',
  );
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: ThemeMode } }) => setTheme(globals.theme ?? 'light');
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => showTheme(theme), [theme]);
  useEffect(() => {
    document.documentElement.lang = 'en';
  }, []);
  return (
    <DocsContainer context={context} theme={storybookThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
