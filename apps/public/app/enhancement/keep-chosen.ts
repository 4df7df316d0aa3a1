import { openTabStorage } from '@rimba/auth';

const shelfPage = /^\/(?:(?:id|en)\/)?pohon\//;
const checkoutPage = /^\/(?:(?:id|en)\/)?unsigned\/checkout\/$/;
const keptAs = 'rimba_chosen_trees';

/**
 * Trees that wait at the checkout while another is looked for stand in the shelf's addresses. Whoever reads other pages
 * meanwhile finds them chosen on the way back to it, in the same tab.
 */
export function keepChosen(): void {
  const tab = openTabStorage(window);
  const keep = () => {
    const { pathname, search } = window.location;
    const named = new URLSearchParams(search).get('trees');
    const isAbout = shelfPage.test(pathname) || (checkoutPage.test(pathname) && tab.getItem(keptAs));
    if (named === null || !isAbout) return;
    if (named === '') tab.removeItem(keptAs);
    else tab.setItem(keptAs, named);
  };
  keep();
  // The checkout's address follows what is left out there.
  window.addEventListener('pagehide', keep);
  const carry = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const chosen = tab.getItem(keptAs);
    if (!link || !chosen || link.origin !== window.location.origin || !shelfPage.test(link.pathname)) return;
    const search = new URLSearchParams(link.search);
    if (search.has('trees')) return;
    link.search = search.size === 0 ? `?trees=${chosen}` : `${link.search}&trees=${chosen}`;
  };
  window.addEventListener('click', carry, { capture: true });
}
