import 'altcha/external';
import 'altcha/altcha.css';
import 'altcha/i18n/en';
import 'altcha/i18n/id';
import { useLanguage } from '@rimba/i18n/react';
import type {} from 'altcha/types/react';
import PbkdfWorker from 'altcha/workers/pbkdf2?worker';
import { useEffect, useRef } from 'react';
import type { BotCheckProps } from './BotCheck.tsx';

// The widget's own bundle starts workers from a blob, which the content policy forbids.
globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new PbkdfWorker());

const configuration = JSON.stringify({ hideLogo: true, hideFooter: true, minDuration: 0 });

/** A module of its own, so that the widget is fetched with the first focus and not before. */
export default function Widget({ action, onToken }: Omit<BotCheckProps, 'wanted'>) {
  const widget = useRef<HTMLElement>(null);
  const report = useRef(onToken);
  useEffect(() => {
    report.current = onToken;
  });
  useEffect(() => {
    const element = widget.current;
    if (!element) return;
    const onState = (event: Event) => report.current(tokenOf(event));
    element.addEventListener('statechange', onState);
    return () => element.removeEventListener('statechange', onState);
  }, []);
  return (
    <altcha-widget
      ref={widget}
      challenge={`/api/v1/captcha/challenge?action=${action}`}
      auto="onload"
      language={useLanguage()}
      configuration={configuration}
    />
  );
}

/** What a verified check hands over; any other state has no token. */
function tokenOf(event: Event): string | undefined {
  const detail: unknown = 'detail' in event ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { state, payload } = detail as { readonly state?: unknown; readonly payload?: unknown };
  return state === 'verified' && typeof payload === 'string' ? payload : undefined;
}
