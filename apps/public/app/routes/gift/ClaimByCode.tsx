import type { Schema } from '@rimba/api-client';
import { useEffect, useState } from 'react';
import { AskEmail } from './AskEmail.tsx';
import { type GiftTicket, keepTicket, readTicket } from './code-ticket.ts';
import { TypeGiftCode } from './TypeGiftCode.tsx';

interface ClaimByCodeProps {
  giftCode: string;
  onAccepted: (session: Schema<'GiftClaim'>['session'], email: string) => void;
}

/** An address, then the code that was mailed to it. */
export function ClaimByCode({ giftCode, onAccepted }: ClaimByCodeProps) {
  const [ticket, setTicket] = useState<GiftTicket>();
  /** What was said before another address was wanted. */
  const [before, setBefore] = useState<GiftTicket>();
  useEffect(() => setTicket(readTicket(giftCode)), [giftCode]);
  const keep = (next: GiftTicket | undefined) => {
    keepTicket(giftCode, next);
    setTicket(next);
  };
  if (!ticket) return <AskEmail giftCode={giftCode} before={before} onTicket={keep} />;
  return (
    <TypeGiftCode
      giftCode={giftCode}
      ticket={ticket}
      onTicket={keep}
      onOtherEmail={() => {
        setBefore(ticket);
        keep(undefined);
      }}
      onAccepted={(session) => {
        keepTicket(giftCode, undefined);
        onAccepted(session, ticket.email);
      }}
    />
  );
}
