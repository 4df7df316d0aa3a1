import { serviceNow } from '@rimba/api-client';
import { HydrationBoundary } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { Sent } from '../data/everyones-answers.server.ts';

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
