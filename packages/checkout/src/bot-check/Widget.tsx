import { late, untilThere } from '@rimba/shell';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Action, type Challenge, fetchChallenge, type Site } from './challenge.ts';
import { OwnWidget } from './OwnWidget.tsx';

// Only where a provider is configured.
const HostedWidget = late(() => import('./HostedWidget.tsx'));

interface WidgetProps {
  action: Action;
  onToken: (token: string | undefined) => void;
  /** Stands there until the check does. */
  waiting: ReactNode;
}

/** A module of its own, so that the widget is fetched with the first focus and not before. */
export default function Widget({ action, onToken, waiting }: WidgetProps) {
  const [begun, setBegun] = useState<Challenge | Site>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Where none comes, the form says that its check is not ready, which goes on asking: it begins once the network is back.
    untilThere(() => fetchChallenge(action, signal), { signal }).then(setBegun, () => undefined);
    return () => stop.abort();
  }, [action, round]);
  if (!begun) return waiting;
  if ('provider' in begun) {
    return (
      <Suspense fallback={waiting}>
        <HostedWidget site={begun} action={action} onToken={onToken} />
      </Suspense>
    );
  }
  return (
    <OwnWidget
      key={begun.signature}
      challenge={begun}
      onToken={onToken}
      onOver={() => setRound((last) => last + 1)}
    />
  );
}
