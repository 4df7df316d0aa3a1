import { useEffect, useEffectEvent } from 'react';

/** Does by itself, once there is a network again, what can also be asked for by a button: `Coba lagi`. */
export function useOnceOnline(again: () => void): void {
  const go = useEffectEvent(again);
  useEffect(() => {
    const listener = () => go();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
