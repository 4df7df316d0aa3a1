import { late } from '@rimba/shell';
import { Suspense } from 'react';
import type { Counted } from './ordered-trees.rules.ts';
import type { useCheckout } from './use-checkout.ts';

const Confirmation = late(() => import('./Confirmation.tsx'));
const CodeDialog = late(() => import('./CodeDialog.tsx'));

interface DialogsProps {
  checkout: ReturnType<typeof useCheckout>;
  /** The chosen trees and their price, as the service counts them. */
  counted: Counted | undefined;
  accountName: string | undefined;
  /** The question for the code is closed, and its address is to be another. */
  onOtherAddress: () => void;
}

/** What is asked between the form and the order: are you sure, and a guest's code. */
export function Dialogs({ checkout, counted, accountName, onOtherAddress }: DialogsProps) {
  const { state, dispatch, ticket, asking, isProven, confirm, mailCode, prove } = checkout;
  if (!('order' in state)) return null;
  const { order } = state;
  return (
    <Suspense>
      {asking === 'code' ? (
        <CodeDialog
          order={order}
          counted={counted}
          ticket={ticket}
          refusal={state.step === 'enteringCode' ? state.refusal : undefined}
          busy={state.step !== 'enteringCode'}
          onCode={(code) => void prove(order, code)}
          onResend={() => void mailCode(order, { again: true })}
          onClose={() => dispatch({ type: 'dismissed' })}
          onOtherAddress={() => {
            dispatch({ type: 'dismissed' });
            onOtherAddress();
          }}
        />
      ) : (
        <Confirmation
          order={order}
          counted={counted}
          accountName={accountName}
          byCode={!isProven(order)}
          onConfirm={() => (isProven(order) ? confirm(order) : mailCode(order))}
          onWithdraw={() => dispatch({ type: 'withdrawn' })}
        />
      )}
    </Suspense>
  );
}
