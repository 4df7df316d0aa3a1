import { useFollowLanguage } from '@rimba/shell';
import { useEffect } from 'react';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { startWorker } from '../offline/start-worker.ts';
import { useFreshOnceOnline } from '../offline/use-fresh-once-online.ts';

/** What goes on behind a page. A module of its own: it comes after the first paint, and nobody misses it till then. */
export default function Behind() {
  useLiveUpdates();
  useFollowLanguage();
  useFreshOnceOnline();
  useEffect(() => {
    // While developing, the sources are newer than anything kept. Without a worker, nothing is kept.
    if (import.meta.env.PROD) startWorker().catch(() => undefined);
  }, []);
  return null;
}
