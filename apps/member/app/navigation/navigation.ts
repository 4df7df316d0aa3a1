import {
  createPath,
  type Location,
  type NavigateOptions,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

/** React Router's own history, which its `BrowserRouter` keeps to itself. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** What the reader sees: a page, and where it is. */
export interface View<Page> {
  readonly location: Location;
  readonly page: Page;
  /** Where the page is to stand: as far down as it was left, at its beginning, or where it stands. */
  readonly place: number | 'beginning' | 'same';
}

interface NavigationOptions<Page> {
  readonly history: History;
  /** Fetches what a page needs; undefined where the reader is being led elsewhere by a page load. */
  readonly load: (address: string, stands: boolean) => Promise<Page | undefined>;
  /** What is shown where the first page could not be fetched. */
  readonly failed: (error: unknown) => Page;
  /** Goes there by a page load, because it cannot be gone to in place. */
  readonly leave: (address: string) => void;
  readonly places: Places;
}

export interface Places {
  /** Remembers how far down the entry of the history stands now. */
  readonly keep: (key: string) => void;
  readonly of: (key: string) => number | undefined;
}

/** Asked before a page is left for another; calls `go` if and when it may be. */
type Guard = (go: () => void) => void;

export interface Navigation<Page> extends Navigator {
  /** Shows the page that the window has been opened with; one that stands there already stays where it stands. */
  readonly start: (stands?: boolean) => Promise<View<Page> | undefined>;
  readonly follow: (show: (view: View<Page>) => void) => () => void;
  readonly guard: (guard: Guard) => () => void;
}

/**
 * Goes from page to page. The page that is shown stays until everything the next one needs is there; the last
 * one asked for wins. A change of the query alone, such as a filter, is shown at once.
 */
export function createNavigation<Page>(options: NavigationOptions<Page>): Navigation<Page> {
  const { history, load, failed, leave, places } = options;
  let shown: View<Page> | undefined;
  let show: ((view: View<Page>) => void) | undefined;
  let guard: Guard | undefined;
  let newest = 0;
  /** The browser has already gone back or forth to where the page is still to come from. */
  let isAhead = false;
  /** Steps through the history that we take ourselves, and are not to be asked about. */
  let own: 'undoing' | 'allowed' | undefined;

  const isHere = (pathname: string) => pathname === shown?.location.pathname;

  function settle(page: Page, keepPlace = false) {
    isAhead = false;
    const { location } = history;
    const place = keepPlace ? 'same' : (places.of(location.key) ?? 'beginning');
    shown = { location, page, place };
    show?.(shown);
  }

  /** `enter` puts the address into the history, where the browser has not done so. */
  async function go(address: string, enter?: () => void) {
    newest += 1;
    const turn = newest;
    isAhead = enter === undefined;
    const loaded = await load(address, false).then(
      (page) => ({ page }),
      () => undefined,
    );
    if (turn !== newest) return;
    if (loaded === undefined) return leave(address);
    if (loaded.page === undefined) return;
    if (shown) places.keep(shown.location.key);
    enter?.();
    settle(loaded.page);
  }

  const change =
    (how: 'push' | 'replace') =>
    (to: To, state?: unknown, { preventScrollReset: keepPlace = false }: NavigateOptions = {}) => {
      const path = typeof to === 'string' ? parsePath(to) : to;
      if (shown && isHere(path.pathname ?? '/')) {
        // The page is being left already: its address is no longer the one of the present entry.
        if (keepPlace && isAhead) return;
        if (!keepPlace) newest += 1;
        places.keep(shown.location.key);
        history[how](to, state);
        settle(shown.page, keepPlace);
        return;
      }
      const address = createPath(path);
      const onward = () => void go(address, () => history[how](to, state));
      if (guard) guard(onward);
      else onward();
    };

  function listen() {
    history.listen(({ location, delta }) => {
      const step = own;
      own = undefined;
      if (step === 'undoing') return;
      if (shown && isHere(location.pathname)) {
        newest += 1;
        places.keep(shown.location.key);
        settle(shown.page);
        return;
      }
      if (guard && step !== 'allowed' && delta !== null) {
        own = 'undoing';
        history.go(-delta);
        guard(() => {
          own = 'allowed';
          history.go(delta);
        });
        return;
      }
      void go(createPath(location));
    });
  }

  return {
    createHref: history.createHref,
    push: change('push'),
    replace: change('replace'),
    go: history.go,
    async start(stands = false) {
      // An entry of the history that the browser made has no name yet by which its place could be kept.
      if (history.location.key === 'default') history.replace(createPath(history.location));
      listen();
      const page = await load(createPath(history.location), stands).catch(failed);
      if (page !== undefined) settle(page, stands && places.of(history.location.key) === undefined);
      return shown;
    },
    follow(listener) {
      show = listener;
      if (shown) listener(shown);
      return () => {
        show = undefined;
      };
    },
    guard(asked) {
      guard = asked;
      return () => {
        guard = undefined;
      };
    },
  };
}
