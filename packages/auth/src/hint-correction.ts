import { parseHint, serialiseHint } from './hint.ts';
import type { SessionStorage } from './session-storage.ts';

const correctedKey = 'rimba_hint_corrected';

interface HintPage {
  readonly document: { cookie: string };
  /** The tab's own storage: it remembers that the one reload has happened. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
  /** Whether the page is the variant for adopters; undefined where it has none. */
  readonly showsMember?: boolean | undefined;
}

/**
 * When the hint and the stored session disagree, the server rendered the wrong variant, and a page kept from
 * before signing in or out is the wrong one too: corrects the hint and reloads, once. A browser that refuses the cookie keeps the page it has. Answers whether it reloads.
 */
export function correctHint(
  storage: SessionStorage,
  { document, tab, reload, showsMember }: HintPage,
): boolean {
  const signedIn = storage.read() !== undefined;
  const isHintRight = parseHint(document.cookie) === signedIn;
  if (isHintRight && (showsMember ?? signedIn) === signedIn) {
    tab.removeItem(correctedKey);
    return false;
  }
  document.cookie = serialiseHint(signedIn);
  if (tab.getItem(correctedKey) !== null) return false;
  tab.setItem(correctedKey, '1');
  const isRemembered = tab.getItem(correctedKey) !== null;
  // Where the tab remembers nothing, the hint does: it was wrong before, and will be right.
  if (!isRemembered && (isHintRight || parseHint(document.cookie) !== signedIn)) return false;
  reload();
  return true;
}
