import { correctHint, createSessionStorage, openLocalStorage, openTabStorage } from '@rimba/auth';

const storage = createSessionStorage(openLocalStorage(window));

/** Whether this browser holds a session: the truth that the hint cookie only repeats. */
export const isSignedIn = (): boolean => storage.read() !== undefined;

/** The html element says which variant it is, where there are two. */
const shownVariant = document.documentElement.dataset.variant;

/** Asks for the page's other variant when the server guessed wrong, once. */
export const askForRightVariant = (): boolean =>
  correctHint(storage, {
    document,
    tab: openTabStorage(window),
    reload: () => window.location.reload(),
    showsMember: shownVariant === undefined ? undefined : shownVariant === 'member',
  });
