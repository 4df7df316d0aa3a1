import { useSyncExternalStore } from 'react';
import { type Theme, themeStoreKey, themes } from './theme-boot.ts';

const listeners = new Set<() => void>();

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeStoreKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function applyTheme() {
  document.documentElement.dataset.theme = readTheme();
}

/** Remembers the choice in this browser and shows it at once. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeStoreKey, theme);
    applyTheme();
  } catch {
    // Storage is refused in some private windows: the choice then lasts as long as the page.
    document.documentElement.dataset.theme = theme;
  }
  for (const listener of listeners) listener();
}

/** Other tabs follow a choice made in one. */
function subscribe(listener: () => void) {
  const follow = (event: StorageEvent) => {
    if (event.key !== themeStoreKey) return;
    applyTheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** The reader's theme; `system` on the server, which cannot know. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}
