import { useOnline } from '@rimba/shell';
import { useEffect } from 'react';
import { askAgain } from './ask-again.ts';
import { useStaleness } from './use-staleness.ts';

const pausesMs = [0, 3_000, 10_000];

/** Asks for what was kept once there is a network, which may not carry yet as it comes; after that the reader decides. */
export function useFreshOnceOnline(): void {
  const { kept } = useStaleness();
  const online = useOnline();
  useEffect(() => {
    if (!kept || !online) return;
    const timers = pausesMs.map((pause) => setTimeout(askAgain, pause));
    return () => timers.forEach(clearTimeout);
  }, [kept, online]);
}
