import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';

/**
 * A screen's state in its address. Changes replace the entry of the history, so that the way back leads to
 * the page before and not through every letter typed.
 */
export function useAddressState<State>(
  read: (params: URLSearchParams) => State,
  write: (state: State) => URLSearchParams,
): [State, (change: Partial<State>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const next = useNavigation().location?.pathname;
  const { pathname } = useLocation();
  // Two changes in one moment, such as a tree chosen and the map moved to it, both have to last.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  // The address follows a moment later; a switch that waited for it would fall back in between.
  const [ahead, setAhead] = useState({ from: params, to: params });
  const shown = ahead.from === params ? ahead.to : params;
  // Writing an address would stop who is on the way to another page.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = next !== undefined && next !== pathname;
  }, [next, pathname]);
  const change = (part: Partial<State>) => {
    latest.current = write({ ...read(latest.current), ...part });
    setAhead({ from: params, to: latest.current });
    if (isLeft.current) return;
    // A comma may stand in a query as it is; escaped, it makes an address that nobody can read.
    const query = latest.current.toString().replaceAll('%2C', ',');
    void navigate(`?${query}`, { replace: true, preventScrollReset: true });
  };
  return [read(shown), change];
}
