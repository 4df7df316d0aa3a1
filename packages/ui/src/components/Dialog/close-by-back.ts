/** What is open, one over the other, the latest last, each by what closes it. */
const open: (() => void)[] = [];
let isListening = false;

/**
 * Lets Back close what lies over the page, as it does everywhere on a phone, and not leave the page beneath: of several
 * that lie over one another, one each time. Where the browser cannot say which entry it came from, Back does as before.
 * @param close what Back does
 * @returns to be called when it has closed, by Back or by anything else
 */
export function closeByBack(close: () => void): () => void {
  const { navigation } = window as Partial<Window>;
  if (!navigation) return () => {};
  if (!isListening) listen(navigation);
  isListening = true;
  open.push(close);
  enter(navigation);
  return () => {
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

const store = 'rimba-layers';
/** How many lay over the page when an entry of the tab's history was made, by the key that it keeps over a reload. */
const layersByKey = new Map(recalled());

function recalled(): [string, number][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(store) ?? '{}'));
  } catch {
    // A browser may refuse to keep anything: then a reload makes entries of its own.
    return [];
  }
}

function keep(key: string, layers: number): void {
  layersByKey.set(key, layers);
  try {
    sessionStorage.setItem(store, JSON.stringify(Object.fromEntries(layersByKey)));
  } catch {
    // As above.
  }
}

const layersOf = (entry: NavigationHistoryEntry | null | undefined): number =>
  layersByKey.get(entry?.key ?? '') ?? 0;

/**
 * An entry for what has just opened: the page again, so that the router beneath has nothing to follow. One that is left
 * from what was closed, or from before a reload, does as well.
 */
function enter(navigation: Navigation): void {
  const layers = layersOf(navigation.currentEntry);
  if (layers >= open.length) return;
  history.pushState(history.state, '');
  const made = navigation.currentEntry;
  if (made) keep(made.key, layers + 1);
}

function listen(navigation: Navigation): void {
  let left: NavigationHistoryEntry | undefined;
  navigation.addEventListener('currententrychange', ({ from, navigationType }) => {
    left = navigationType === 'traverse' ? from : undefined;
  });
  window.addEventListener(
    'popstate',
    (event) => {
      const { currentEntry } = navigation;
      if (!left || !currentEntry) return;
      const [before, layers] = [layersOf(left), layersOf(currentEntry)];
      const isGoneBack =
        layers < before && currentEntry.index >= left.index - before && currentEntry.index < left.index;
      if (!isGoneBack) return;
      event.stopImmediatePropagation();
      // It was closed before: whoever goes back means the next one, or leaves the page.
      if (open.length < before) return history.back();
      // What was chosen while it was open stands in the address.
      if (left.url) history.replaceState(history.state, '', left.url);
      while (open.length > layers) open.pop()?.();
    },
    { capture: true },
  );
}
