import { createSessionStorage, openLocalStorage } from '@rimba/auth';
import { usePageAddress } from '@rimba/shell';
import { checkoutDrafts } from '@rimba/shell/checkout-draft';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Who has a stored session checks out as an adopter, with the trees that the address names. A bare address
 * leads back to the checkout that was left unfinished.
 * @returns the address's query, and whether the page has its script and stays
 */
export function useStayOrLeave(): { search: string; isHere: boolean } {
  const { search } = useLocation();
  const address = usePageAddress();
  const [isHere, setHere] = useState(false);
  const checkout = address({ page: 'checkout', suffix: search });
  const own = address({ page: 'unsignedCheckout' });
  useEffect(() => {
    const stored = createSessionStorage(openLocalStorage(window)).read();
    if (stored) return window.location.replace(checkout);
    const kept = search === '' ? checkoutDrafts.read(null, Date.now()) : undefined;
    if (kept && kept.treeIds.length > 0) {
      return window.location.replace(`${own}?trees=${kept.treeIds.join(',')}`);
    }
    setHere(true);
  }, [search, checkout, own]);
  return { search, isHere };
}
