import { matchPath } from '@rimba/paths';
import { useLocation } from 'react-router';

/** The code in the page's address. */
export function useGiftCode(): string {
  const match = matchPath(useLocation().pathname);
  return (match?.kind === 'page' && match.params.giftCode) || '';
}
