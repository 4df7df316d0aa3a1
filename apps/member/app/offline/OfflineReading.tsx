import { useEffect } from 'react';
import { startWorker } from './start-worker.ts';

/** Installs the service worker. A module of its own: it comes after the first paint. */
export default function OfflineReading() {
  useEffect(() => {
    // While developing, the sources are newer than anything kept. Without a worker, nothing is kept.
    if (import.meta.env.PROD) startWorker().catch(() => undefined);
  }, []);
  return null;
}
