import { useSearchParams } from 'react-router';

/**
 * A screen's state in its address. Changes replace the entry of the history, so that the way back leads to
 * the page before and not through every letter typed.
 */
export function useAddressState<State>(
  read: (params: URLSearchParams) => State,
  write: (state: State) => URLSearchParams,
): [State, (change: Partial<State>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<State>) =>
    setParams((current) => write({ ...read(current), ...part }), { replace: true, preventScrollReset: true });
  return [read(params), change];
}
