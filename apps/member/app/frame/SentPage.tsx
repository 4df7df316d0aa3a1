import { serviceNow } from '@rimba/api-client';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';

/** What the server has asked for to send a page with its content. */
export interface Sent {
  /** When, epoch ms. */
  readonly at: number;
  /** Everyone's answers: they are asked for again where the service has a word for the reader alone. */
  readonly answers: DehydratedState;
}

const SentAt = createContext<number | undefined>(undefined);

/** A page that the server may send as everyone may read it; without what was asked for, it asks by itself. */
export function SentPage({ sent, children }: { sent: Sent | null | undefined; children: ReactNode }) {
  return (
    <SentAt value={sent?.at}>
      <HydrationBoundary state={sent?.answers}>{children}</HydrationBoundary>
    </SentAt>
  );
}

/** The present moment; on a page that was sent with its content, the one that it was rendered at. */
export const useNow = (): number => use(SentAt) ?? serviceNow();
