import { create } from 'storybook/theming';
import { type Palette, palettes } from '../src/tokens/roles.ts';
import { fontFamily } from '../src/tokens/typography.ts';
import type { ThemeMode } from './modes.ts';

const themeFrom = (base: 'light' | 'dark', of: Palette) =>
  create({
    base,
    brandTitle: 'Rimba',
    brandUrl: '/',
    fontBase: fontFamily.sans,
    appBg: of.backgroundSunken,
    appContentBg: of.background,
    appPreviewBg: of.background,
    appBorderColor: of.line,
    barBg: of.background,
    barTextColor: of.textMuted,
    barSelectedColor: of.accent,
    barHoverColor: of.accent,
    colorPrimary: of.accent,
    colorSecondary: of.accent,
    inputBg: of.surfaceRaised,
    inputBorder: of.lineStrong,
    inputTextColor: of.text,
    textColor: of.text,
    textInverseColor: of.onAccent,
    textMutedColor: of.textMuted,
  });

/** Storybook's own frame and pages, in each theme of the toolbar. */
export const storybookThemes = {
  light: themeFrom('light', palettes.light),
  dark: themeFrom('dark', palettes.dark),
  contrast: themeFrom('light', palettes.contrast),
  'contrast-dark': themeFrom('dark', palettes.contrastDark),
} satisfies Record<ThemeMode, unknown>;
