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
  listen(navigation);
  open.push(close);
  enter(navigation);
  return () => {
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** Goes on once the page's own entry has been come back to. */
let goOn: (() => void) | undefined;

/**
 * Goes back to the page's own entry from those of what lay over it. What takes the page's place in the history would else
 * take the place of the last of these, and Back would come to the page once more.
 */
export async function backToPage(): Promise<void> {
  const { navigation } = window as Partial<Window>;
  const entry = navigation?.currentEntry;
  const layers = layersOf(entry);
  const page = entry && layers > 0 ? navigation?.entries()[entry.index - layers] : undefined;
  if (!navigation || !page) return;
  listen(navigation);
  await new Promise<void>((resolve) => {
    goOn = resolve;
    // Where the browser refuses, Back comes to the page once more.
    navigation.traverseTo(page.key).finished?.catch(resolve);
  });
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
  if (isListening) return;
  isListening = true;
  let left: NavigationHistoryEntry | undefined;
  navigation.addEventListener('currententrychange', ({ from, navigationType }) => {
    left = navigationType === 'traverse' ? from : undefined;
  });
  window.addEventListener(
    'popstate',
    (event) => {
      const { currentEntry } = navigation;
      if (goOn) {
        event.stopImmediatePropagation();
        goOn();
        goOn = undefined;
        return;
      }
      if (!left || !currentEntry) return;
      const [before, layers] = [layersOf(left), layersOf(currentEntry)];
      const isGoneBack =
        layers < before && currentEntry.index >= left.index - before && currentEntry.index < left.index;
      if (!isGoneBack) return;
      event.stopImmediatePropagation();
      // What was chosen meanwhile stands in the address.
      if (left.url) history.replaceState(history.state, '', left.url);
      // It was closed before: whoever goes back means the next one, or leaves the page.
      if (open.length < before) return history.back();
      while (open.length > layers) open.pop()?.();
    },
    { capture: true },
  );
}
