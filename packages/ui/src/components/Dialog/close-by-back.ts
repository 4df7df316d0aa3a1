/** Entries of the history that stand for something open over its page. */
const entries = new Set<string>();
/** What is open, the latest last, each by what closes it. */
const open: (() => void)[] = [];
let isListening = false;

/**
 * Lets Back close what lies over the page, as it does everywhere on a phone, and not leave the page beneath. Where the
 * browser cannot say which entry it came from, Back does as before.
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
    const place = open.indexOf(close);
    if (place < 0) return;
    open.splice(place, 1);
    if (open.length > 0) enter(navigation);
  };
}

/** One entry for all that is open: the page again, so that the router beneath has nothing to follow. */
function enter({ currentEntry }: Navigation): void {
  if (currentEntry && entries.has(currentEntry.key)) return;
  history.pushState(history.state, '');
  const made = window.navigation.currentEntry;
  if (made) entries.add(made.key);
}

function listen(navigation: Navigation): void {
  let left: NavigationHistoryEntry | undefined;
  navigation.addEventListener('currententrychange', ({ from, navigationType }) => {
    left = navigationType === 'traverse' ? from : undefined;
  });
  window.addEventListener(
    'popstate',
    (event) => {
      const goneBack = left && entries.has(left.key) && navigation.currentEntry?.index === left.index - 1;
      if (!left || !goneBack) return;
      event.stopImmediatePropagation();
      const close = open.at(-1);
      // It was closed before: whoever goes back leaves the page.
      if (!close) return history.back();
      // What was chosen while it was open stands in the address.
      if (left.url) history.replaceState(history.state, '', left.url);
      close();
    },
    { capture: true },
  );
}
