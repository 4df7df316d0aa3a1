import type { CheckoutState } from '../steps/checkout-state.ts';
import { MadeEarlier } from './MadeEarlier.tsx';
import { TreesTaken } from './TreesTaken.tsx';

interface InterruptionProps {
  state: CheckoutState;
  /** Without the trees that were taken; left out where none would be left. */
  onLeaveOut: ((treeIds: readonly number[]) => void) | undefined;
  onResume: (() => void) | undefined;
}

/** What changed while the order was on its way. A module of its own, so that it comes when something did. */
export default function Interruption({ state, onLeaveOut, onResume }: InterruptionProps) {
  switch (state.step) {
    case 'treesTaken':
      return (
        <TreesTaken count={state.taken.length} onLeaveOut={onLeaveOut && (() => onLeaveOut(state.taken))} />
      );
    case 'madeEarlier':
      return <MadeEarlier onResume={onResume} />;
    default:
      return null;
  }
}
