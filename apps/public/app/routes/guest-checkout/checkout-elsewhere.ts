import { createSessionStorage, openLocalStorage } from '@rimba/auth';
import { checkoutDrafts } from '@rimba/checkout/draft';
import { readTreeIds, toBeside } from '@rimba/checkout/tree-choice';

/**
 * Where this browser's reader belongs instead; undefined: here. Who has a stored session checks out as an adopter,
 * with the trees that the address names, and chooses in the list of trees what they were to be offered here. A bare address leads back to the checkout that was left unfinished. The
 * adopters' addresses are handed in: a document's script is too small to bring the table of pages.
 */
export function checkoutElsewhere(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  adopters: { readonly checkout: string; readonly trees: string },
): string | undefined {
  const stored = createSessionStorage(openLocalStorage(window)).read();
  if (stored) {
    const isOffer = search !== '' && readTreeIds(new URLSearchParams(search)).length === 0;
    return isOffer ? adopters.trees : adopters.checkout + search;
  }
  const kept = search === '' ? checkoutDrafts.read(null, Date.now()) : undefined;
  if (!kept || kept.treeIds.length === 0) return undefined;
  return `${pathname}${toBeside(kept.treeIds)}`;
}
