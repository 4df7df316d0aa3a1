import { create } from 'storybook/theming';
import { palettes } from '../src/tokens/roles.ts';

const { accent, background, backgroundSunken, line, onAccent, surfaceRaised, text, textMuted } =
  palettes.light;

/** Storybook's own frame, on the product's paper. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Rimba',
  brandUrl: '/',
  appBg: backgroundSunken,
  appContentBg: background,
  appPreviewBg: background,
  appBorderColor: line,
  barBg: background,
  barSelectedColor: accent,
  colorPrimary: accent,
  colorSecondary: accent,
  inputBg: surfaceRaised,
  textColor: text,
  textInverseColor: onAccent,
  textMutedColor: textMuted,
});
