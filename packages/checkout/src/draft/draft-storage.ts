import type { CheckoutDraft } from './checkout-draft.ts';

const storageKey = 'rimba_checkout_draft';
/** Changes with the draft's shape: a draft of another shape is as good as none. */
const version = 3;
/** Names and numbers do not lie in a browser for longer than this. */
const longestKeptMs = 3 * 24 * 3_600_000;

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where unfinished checkouts are kept; a browser that refuses storage keeps none. */
export function createDraftStorage(store: () => DraftStore) {
  return {
    /**
     * The draft of an adopter, who may have begun it as a guest, or of a guest (null). One that is too old, or
     * somebody else's, is forgotten.
     */
    read(owner: number | null, now: number): CheckoutDraft | undefined {
      const draft = attempt(() => parse(store().getItem(storageKey)));
      if (!draft) return undefined;
      const isTheirs = draft.owner === owner || draft.owner === null;
      if (isTheirs && now - draft.savedAt < longestKeptMs) return draft;
      this.forget();
      return undefined;
    },
    write(draft: CheckoutDraft): void {
      attempt(() => store().setItem(storageKey, JSON.stringify({ version, ...draft })));
    },
    forget(): void {
      attempt(() => store().removeItem(storageKey));
    },
  };
}

/** What we wrote ourselves under this version has this shape; anything else is not ours. */
function parse(text: string | null): CheckoutDraft | undefined {
  const stored: unknown = text === null ? undefined : JSON.parse(text);
  const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored;
  return isOurs && stored.version === version ? (stored as { version: number } & CheckoutDraft) : undefined;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
