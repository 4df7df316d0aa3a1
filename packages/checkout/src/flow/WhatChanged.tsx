import type { Schema } from '@rimba/api-client';
import { late } from '@rimba/shell';
import { type ReactNode, Suspense } from 'react';
import { type CheckoutState, unheardOrder } from '../steps/checkout-state.ts';
import type { useAgreedPrice } from './use-agreed-price.ts';

// What few checkouts meet comes when they do.
const GoneTrees = late(() => import('../changes/GoneTrees.tsx'));
const Interruption = late(() => import('../changes/Interruption.tsx'));
const PriceChanged = late(() => import('../changes/PriceChanged.tsx'));

interface WhatChangedProps {
  state: CheckoutState;
  quote: Schema<'Quote'> | undefined;
  price: ReturnType<typeof useAgreedPrice>;
  treeIds: readonly number[];
  onLeaveOut: (gone: readonly number[]) => void;
  onReplace: (gone: readonly number[], others: readonly number[]) => void;
  onAccept: () => void;
  onResume: (() => void) | undefined;
  toTrees: (beside: readonly number[], text: string) => ReactNode;
}

const none: readonly number[] = [];

/** Every difference between what the page showed and what the service says now: named, and asked about. */
export function WhatChanged({ state, quote, price, treeIds, ...on }: WhatChangedProps) {
  // What is being sent may hold them itself.
  const unavailable = state.step === 'sending' ? [] : (quote?.unavailable ?? []);
  const taken = state.step === 'treesTaken' ? state.taken : none;
  const isTold = taken.length > 0 && taken.every((id) => unavailable.some(({ treeId }) => treeId === id));
  const left = treeIds.filter((id) => !taken.includes(id) && unavailable.every((one) => one.treeId !== id));
  const sent = state.step === 'priceChanged' ? state.agreedTotal : undefined;
  return (
    <Suspense>
      {(state.step === 'madeEarlier' || (state.step === 'treesTaken' && !isTold)) && (
        <Interruption
          state={state}
          onLeaveOut={left.length > 0 ? on.onLeaveOut : undefined}
          onResume={on.onResume}
        />
      )}
      {unavailable.length > 0 && (
        <GoneTrees
          gone={unavailable}
          unheard={unheardOrder(state)}
          left={left}
          onLeaveOut={on.onLeaveOut}
          onReplace={on.onReplace}
          toTrees={on.toTrees}
        />
      )}
      {quote && (price.changes.length > 0 || sent !== undefined) && (
        <PriceChanged price={price} sent={sent} now={quote.breakdown} onAccept={on.onAccept} />
      )}
    </Suspense>
  );
}
