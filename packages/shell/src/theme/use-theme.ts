import { useSyncExternalStore } from 'react';
import { readTheme, rememberTheme } from './remember-theme.ts';
import { type Theme, themeStoreKey } from './theme-boot.ts';

const listeners = new Set<() => void>();

/** Remembers the choice in this browser and shows it at once. */
export function chooseTheme(theme: Theme): void {
  rememberTheme(theme);
  for (const listener of listeners) listener();
}

/** Another tab's choice is shown by the boot script. */
function subscribe(listener: () => void) {
  const follow = (event: StorageEvent) => {
    if (event.key === themeStoreKey) listener();
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
