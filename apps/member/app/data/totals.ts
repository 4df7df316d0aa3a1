import { unwrap } from '@rimba/api-client';
import type { SessionTotals } from '@rimba/auth';
import { appSession } from '../session/app-session.ts';
import { api } from './api.ts';

/** Changes the counts in the frame's badges. */
export function updateTotals(change: (totals: SessionTotals) => SessionTotals): void {
  const session = appSession();
  const state = session.store.getState();
  if (state.status === 'signedIn') session.update({ totals: change(state.totals) });
}

/** Asks the service for both counts, after something that may have changed them. */
export async function refreshTotals(): Promise<void> {
  const { totals } = await unwrap(api().GET('/api/v1/session'));
  updateTotals(() => totals);
}
