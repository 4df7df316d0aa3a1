import { useCallback, useSyncExternalStore } from 'react';
import { oldestOf, shownParts, useKeptParts } from '../data/as-of.ts';
import { queryClient } from '../session/query-client.ts';

export interface Staleness {
  /** Something on the page was kept before and could not be asked for now. */
  readonly kept: boolean;
  /** Epoch ms of the oldest of what is shown. */
  readonly asOf: number | undefined;
}

const cache = queryClient.getQueryCache();
/** On the server, whose answers are new. */
const nothingOld = () => undefined;
const nothingKept = () => false;

/** How the page stands with what it shows; changes as answers come and pages go. */
export function useStaleness(): Staleness {
  const parts = useKeptParts();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), []);
  const asOf = useSyncExternalStore(subscribe, () => oldestOf(shownParts(), parts), nothingOld);
  const kept = useSyncExternalStore(
    subscribe,
    () => shownParts().some(({ part }) => part in parts),
    nothingKept,
  );
  return { kept, asOf };
}
