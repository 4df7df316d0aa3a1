import { createSessionStorage, openLocalStorage } from '@rimba/auth';
import { checkoutDrafts } from '@rimba/checkout/draft';
import { stripLanguage } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';

/**
 * Where this browser's reader belongs instead; undefined: here. Who has a stored session checks out as an adopter,
 * with the trees that the address names. A bare address leads back to the checkout that was left unfinished.
 */
export function elsewhere({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const { language } = stripLanguage(pathname);
  const stored = createSessionStorage(openLocalStorage(window)).read();
  if (stored) return pathTo('checkout', {}, language) + search;
  const kept = search === '' ? checkoutDrafts.read(null, Date.now()) : undefined;
  if (!kept || kept.treeIds.length === 0) return undefined;
  return `${pathTo('unsignedCheckout', {}, language)}?trees=${kept.treeIds.join(',')}`;
}
