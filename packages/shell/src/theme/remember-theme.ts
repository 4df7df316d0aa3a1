import { type Theme, themeStoreKey, themes } from './theme-boot.ts';

/** The theme that this browser remembers; `system` where it remembers none. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeStoreKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Remembers a choice and shows it; where storage is refused it lasts as long as the page. */
export function rememberTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(themeStoreKey, theme);
  } catch {
    // Some private windows refuse.
  }
}
