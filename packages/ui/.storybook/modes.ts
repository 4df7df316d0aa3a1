import type { PaletteName } from '../src/tokens/roles.ts';

/** The toolbars: what a story can be seen in. */
export const locales = { id: 'Bahasa Indonesia', en: 'English', pseudo: 'Pseudo, a third longer' } as const;

export const themes = {
  light: { title: 'Light', theme: 'light', contrast: undefined },
  dark: { title: 'Dark', theme: 'dark', contrast: undefined },
  contrast: { title: 'High contrast', theme: 'light', contrast: 'more' },
  'contrast-dark': { title: 'High contrast, dark', theme: 'dark', contrast: 'more' },
} as const;
export type ThemeMode = keyof typeof themes;

/** The colours of each theme, by their name in the tokens. */
export const paletteOf = {
  light: 'light',
  dark: 'dark',
  contrast: 'contrast',
  'contrast-dark': 'contrastDark',
} as const satisfies Record<ThemeMode, PaletteName>;

export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;
