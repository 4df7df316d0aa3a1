import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** One order: how to pay it, thanks for it, or what became of it. */
const meta = { title: 'Screens/Adopters/Transaction', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('transaction', 'transactions/detail/route.tsx');

const order = (transactionId: number) => pathTo('transaction', { transactionId });

export const AllStates = rowOf(at, () => ({
  Loading,
  WaitingForTransfer,
  WaitingForScan,
  WaitingForWallet,
  WaitingForCard,
  UnderReview,
  PaymentRefused,
  PaymentUnavailable,
  Thanks,
  PaidWithCertificate,
  Given,
  PaidLate,
  NeedsSomebody,
  Expired,
  Cancelled,
  CancelledAfterRefusal,
  Missing,
  Failed,
  Offline,
}));
export const Loading = at(order(85), { reader: 'one', weather: 'waiting' });
export const WaitingForTransfer = at(order(86), { reader: 'one' });
export const WaitingForScan = at(order(87), { reader: 'many' });
export const WaitingForWallet = at(order(89), { reader: 'ending' });
export const WaitingForCard = at(order(90), { reader: 'ending' });
export const UnderReview = at(order(91), { reader: 'ending' });
export const PaymentRefused = at(order(92), { reader: 'ending' });
export const PaymentUnavailable = at(order(93), { reader: 'ending' });
export const Thanks = at(order(85), { reader: 'one' });
export const PaidWithCertificate = at(order(82), { reader: 'many' });
export const Given = at(order(83), { reader: 'many' });
export const PaidLate = at(order(94), { reader: 'ending' });
export const NeedsSomebody = at(order(95), { reader: 'ending' });
export const Expired = at(order(87), { reader: 'ending' });
export const Cancelled = at(order(88), { reader: 'ending' });
export const CancelledAfterRefusal = at(order(84), { reader: 'many' });
export const Missing = at(order(999999), { reader: 'one' });
export const Failed = at(order(85), { reader: 'one', weather: 'failing' });
export const Offline = at(order(85), { reader: 'one', weather: 'offline' });
