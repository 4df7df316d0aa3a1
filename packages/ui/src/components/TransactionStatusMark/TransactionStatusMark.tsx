import { Icon } from '../Icon/Icon.tsx';
import { CloseIcon, HourglassIcon, SuccessIcon } from '../Icon/icons.ts';
import { mark } from './TransactionStatusMark.css.ts';

/** The states of a transaction as the service names them. */
export type TransactionStatus = 'pending_payment' | 'paid' | 'cancelled';

const signs = { pending_payment: HourglassIcon, paid: SuccessIcon, cancelled: CloseIcon } as const;

export type TransactionStatusMarkProps = {
  /** What became of the order: not paid yet, paid, or cancelled. It chooses shape and colour. */
  status: TransactionStatus;
  /** The word: "Paid". Shape and colour never stand alone. */
  children: string;
};

export function TransactionStatusMark({ status, children }: TransactionStatusMarkProps) {
  return (
    <span className={mark({ status })}>
      <Icon of={signs[status]} size="small" />
      {children}
    </span>
  );
}
