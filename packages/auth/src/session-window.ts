import type { Tab } from './browser-storage.ts';
import type { GooglePage } from './google.ts';
import type { ShellWindow } from './native-shell.ts';

/** What a session needs of the page it lives in; a browser's `window` fits. */
export interface SessionWindow extends ShellWindow, GooglePage, Tab {
  readonly document: ShellWindow['document'] & { cookie: string };
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash'>;
  addEventListener(type: 'message' | 'storage', listener: (event: Event) => void): void;
  removeEventListener(type: 'message' | 'storage', listener: (event: Event) => void): void;
}
