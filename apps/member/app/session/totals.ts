import type { SessionTotals } from '@rimba/auth';
import { browserSession } from './browser-session.ts';

/** Changes the counts in the frame's badges. */
export function updateTotals(change: (totals: SessionTotals) => SessionTotals): void {
  const session = browserSession();
  const state = session.store.getState();
  if (state.status === 'signedIn') session.update({ totals: change(state.totals) });
}
