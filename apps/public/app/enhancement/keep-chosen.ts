import { openTabStorage } from '@rimba/auth';

const keptAs = 'rimba_chosen_trees';
const namedIn = (search: string) => new URLSearchParams(search).get('trees');

/** Once they are ordered, none waits any more. */
export const forgetChosen = () => openTabStorage(window).removeItem(keptAs);

/**
 * Trees that wait at the checkout while another is looked for stand in the shelf's addresses. Who read other pages
 * meanwhile finds them chosen still when they come back to it, in the same tab.
 */
export function keepChosen(): void {
  const tab = openTabStorage(window);
  const { pathname, search, hash } = window.location;
  const named = namedIn(search);
  const kept = tab.getItem(keptAs);
  if (named) tab.setItem(keptAs, named);
  else if (named === '') tab.removeItem(keptAs);
  else if (kept) window.location.replace(`${pathname}${search}${search ? '&' : '?'}trees=${kept}${hash}`);
  // On the way to the checkout one more may join them.
  window.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="checkout/?trees="]');
    const taken = link && namedIn(link.search);
    if (taken && tab.getItem(keptAs)) tab.setItem(keptAs, taken);
  });
}
