import type { GooglePage } from './google.ts';
import type { ShellWindow } from './native-shell.ts';

/** What a session needs of the page it lives in; a browser's `window` fits. */
export interface SessionWindow extends ShellWindow, GooglePage {
  readonly document: ShellWindow['document'] & { cookie: string };
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash'>;
  addEventListener(type: 'message' | 'storage', listener: (event: Event) => void): void;
  removeEventListener(type: 'message' | 'storage', listener: (event: Event) => void): void;
}

/** The browser's local storage, or one in memory where it is refused: the session then ends with the page. */
export function openLocalStorage(window: {
  readonly localStorage: Storage;
}): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    const entries = new Map<string, string>();
    return {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
  }
}
