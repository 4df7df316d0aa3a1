import { correctHint, createSessionStorage, openLocalStorage } from '@rimba/auth';

const storage = createSessionStorage(openLocalStorage(window));

/** Whether this browser holds a session: the truth that the hint cookie only repeats. */
export const isSignedIn = (): boolean => storage.read() !== undefined;

/** Asks for the page's other variant when the server guessed wrong, once. */
export const askForRightVariant = (): boolean =>
  correctHint(storage, { document, tab: sessionStorage, reload: () => window.location.reload() });
