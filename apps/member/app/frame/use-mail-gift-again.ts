import { useState } from 'react';
import { mailGiftAgain } from '../data/transactions.ts';
import { saySuccess } from './say.ts';
import { useSayFailure } from './use-say-failure.ts';

/** Mails the gift of an order once more, and says `done` or why not. */
export function useMailGiftAgain(transactionId: number, done: string) {
  const sayFailure = useSayFailure();
  const [isSending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    mailGiftAgain(transactionId)
      .then(() => saySuccess(done), sayFailure)
      .finally(() => setSending(false));
  };
  return { isSending, send };
}
