import { type ReactNode, useCallback, useRef, useState } from 'react';
import { NotSent } from '../not-sent.ts';
import { BotCheck, type BotCheckProps } from './BotCheck.tsx';

/** How long a form that is sent early waits for its check. */
const patienceMs = 8_000;

export interface UsedBotCheck {
  /** To stand inside the form. */
  check: ReactNode;
  /** The token for one try; a form sent before the check is done waits for it. @throws NotSent */
  take: () => Promise<string>;
  /** A token is spent by its try: begins the next check. */
  renew: () => void;
}

/** It begins when somebody enters the form, or `atOnce` where the form was left just before it is sent. */
export function useBotCheck(action: BotCheckProps['action'], atOnce = false): UsedBotCheck {
  const [round, setRound] = useState(0);
  const [wanted, setWanted] = useState(atOnce);
  const token = useRef<string>(undefined);
  const waiting = useRef<(token: string) => void>(undefined);

  const receive = useCallback((next: string | undefined) => {
    token.current = next;
    if (next !== undefined) waiting.current?.(next);
  }, []);

  const take = useCallback(() => {
    if (token.current !== undefined) return Promise.resolve(token.current);
    // A form may be sent without ever having had the focus, from a dialog that a reload opened again.
    setWanted(true);
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new NotSent('checkout.recaptcha_not_ready')), patienceMs);
      waiting.current = (next) => {
        clearTimeout(timer);
        resolve(next);
      };
    });
  }, []);

  const renew = useCallback(() => {
    token.current = undefined;
    setRound((last) => last + 1);
  }, []);

  return { check: <BotCheck key={round} action={action} wanted={wanted} onToken={receive} />, take, renew };
}
