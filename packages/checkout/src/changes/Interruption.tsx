import type { ReactNode } from 'react';
import type { CheckoutState } from '../steps/checkout-state.ts';
import { MadeEarlier } from './MadeEarlier.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import { TreesTaken } from './TreesTaken.tsx';

interface InterruptionProps {
  state: CheckoutState;
  onLeaveOut: (treeIds: readonly number[]) => void;
  /** Counts the price anew. */
  onRecount: () => void;
  onResume: (() => void) | undefined;
  chooseOthers: (gone: readonly number[]) => ReactNode;
}

/** What changed while the order was on its way. A module of its own, so that it comes when something did. */
export default function Interruption({
  state,
  onLeaveOut,
  onRecount,
  onResume,
  chooseOthers,
}: InterruptionProps) {
  switch (state.step) {
    case 'treesTaken':
      return (
        <TreesTaken
          taken={state.taken}
          left={state.left}
          onLeaveOut={() => onLeaveOut(state.taken)}
          chooseOthers={chooseOthers(state.taken)}
        />
      );
    case 'priceChanged':
      return <PriceChanged agreedTotal={state.agreedTotal} onAccept={onRecount} />;
    case 'madeEarlier':
      return <MadeEarlier onResume={onResume} />;
    default:
      return null;
  }
}
