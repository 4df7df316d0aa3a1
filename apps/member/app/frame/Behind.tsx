import { useFollowLanguage } from '@rimba/shell';
import { useEffect } from 'react';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { startWorker } from '../offline/start-worker.ts';
import { useFreshOnceOnline } from '../offline/use-fresh-once-online.ts';

/** The first time, the worker fetches the whole app and keeps it: a reader's first presses come before that. */
const beforeWorkerMs = 6_000;

/** What goes on behind a page. A module of its own: it comes after the first paint, and nobody misses it till then. */
export default function Behind() {
  useLiveUpdates();
  useFollowLanguage();
  useFreshOnceOnline();
  useEffect(() => {
    // While developing, the sources are newer than anything kept. Without a worker, nothing is kept.
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => startWorker().catch(() => undefined), beforeWorkerMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
