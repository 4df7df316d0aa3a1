import { useEffect } from 'react';
import { appSession } from '../session/app-session.ts';
import { browserI18n } from '../session/browser-i18n.ts';
import { startSharedStream } from './shared-stream.ts';
import { useStreamIsUp } from './stream-is-up.ts';
import { catchUp, takeEvent } from './take-event.ts';
import { followTabs } from './wishtree-tabs.ts';

const address = '/api/v1/notification/stream';

const open = (signal: AbortSignal) =>
  appSession().fetch(address, { signal, headers: { 'Accept-Language': browserI18n().language } });

/** Keeps badges and pages up to date while the component is there that calls it. */
export function useLiveUpdates(): void {
  useEffect(() => followWhileShown(), []);
  useEffect(() => followTabs(), []);
}

/** A page that is left steps down: a browser does not keep one for the way back that holds a lock. */
function followWhileShown(): () => void {
  let missed = false;
  const onUp = (up: boolean) => {
    useStreamIsUp.setState(up, true);
    if (up && missed) catchUp();
    missed = !up;
  };
  const start = () => startSharedStream({ open, onEvent: takeEvent, onUp, locks: navigator.locks });
  let leave = start();
  const onHide = () => leave();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) leave = start();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    leave();
  };
}
