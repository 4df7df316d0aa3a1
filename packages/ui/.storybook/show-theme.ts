import { type ThemeMode, themes } from './modes.ts';

/** Shows a theme as the boot script of the apps does. */
export function showTheme(mode: ThemeMode) {
  const { theme, contrast } = themes[mode];
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  if (contrast === undefined) delete dataset.contrast;
  else dataset.contrast = contrast;
}
