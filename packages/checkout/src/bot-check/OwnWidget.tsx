import 'altcha/external';
import 'altcha/i18n/en';
import 'altcha/i18n/id';
import { useLanguage } from '@rimba/i18n/react';
import widgetSheet from 'altcha/altcha.css?url';
import type {} from 'altcha/types/react';
import PbkdfWorker from 'altcha/workers/pbkdf2?worker';
import { useEffect, useRef } from 'react';
import type { Challenge } from './challenge.ts';

// The widget's own bundle starts workers from a blob, which the content policy forbids.
globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new PbkdfWorker());

const configuration = JSON.stringify({ hideLogo: true, hideFooter: true, minDuration: 0 });

/** Before a check that failed begins again. */
const pauseMs = 3_000;

interface OwnWidgetProps {
  challenge: Challenge;
  onToken: (token: string | undefined) => void;
  /** A challenge is good for ten minutes, and comes to nothing where the worker that solves it did not load. */
  onOver: () => void;
}

/** The product's own check: a riddle that the reader's machine solves, from nobody but us. */
export function OwnWidget({ challenge, onToken, onOver }: OwnWidgetProps) {
  const widget = useRef<HTMLElement>(null);
  const report = useRef({ onToken, onOver });
  useEffect(() => {
    report.current = { onToken, onOver };
  });
  useEffect(() => {
    const element = widget.current;
    if (!element) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const onState = (event: Event) => {
      const { state, payload } = stateOf(event);
      report.current.onToken(state === 'verified' ? payload : undefined);
      if (state === 'expired') report.current.onOver();
      if (state === 'error') pause = setTimeout(() => report.current.onOver(), pauseMs);
    };
    element.addEventListener('statechange', onState);
    return () => {
      clearTimeout(pause);
      element.removeEventListener('statechange', onState);
    };
  }, []);
  return (
    <>
      {/* Named, not imported: it comes with the widget, and no page carries it that has none. */}
      <link rel="stylesheet" href={widgetSheet} precedence="widget" />
      <altcha-widget
        ref={widget}
        challenge={JSON.stringify(challenge)}
        auto="onload"
        language={useLanguage()}
        configuration={configuration}
      />
    </>
  );
}

/** What the widget says of itself; a check that is done hands its token over. */
function stateOf(event: Event): { state?: string; payload?: string } {
  return 'detail' in event && typeof event.detail === 'object' && event.detail !== null ? event.detail : {};
}
