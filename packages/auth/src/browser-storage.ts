type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A `window`, of which the tab's own storage is asked. */
export interface Tab {
  readonly sessionStorage: Store;
}

/** The browser's local storage. What it refuses is kept in memory: a session then ends with the page. */
export function openLocalStorage(window: { readonly localStorage: Store }): Store {
  const refused = new Map<string, string>();
  return {
    getItem: (key) => refused.get(key) ?? attempt(() => window.localStorage.getItem(key)) ?? null,
    setItem(key, value) {
      try {
        window.localStorage.setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    removeItem(key) {
      refused.delete(key);
      attempt(() => window.localStorage.removeItem(key));
    },
  };
}

/** What this tab keeps; one that refuses keeps nothing. */
export function openTabStorage(tab: Tab): Store {
  return {
    getItem: (key) => attempt(() => tab.sessionStorage.getItem(key)) ?? null,
    setItem: (key, value) => attempt(() => tab.sessionStorage.setItem(key, value)),
    removeItem: (key) => attempt(() => tab.sessionStorage.removeItem(key)),
  };
}

/** Some private windows throw when storage is touched at all, others when something is to be kept. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
