import { useLocation } from 'react-router';

/** The address that was asked for: following it is trying again, without a script too. */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
