import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** One order: how to pay it, thanks for it, or what became of it. */
const meta = { title: 'Screens/Adopters/Transaction', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('transaction', 'transactions/detail/route.tsx');

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
export const Loading = at('/transaction/85/', { reader: 'one', weather: 'waiting' });
export const WaitingForTransfer = at('/transaction/86/', { reader: 'one' });
export const WaitingForScan = at('/transaction/87/', { reader: 'many' });
export const WaitingForWallet = at('/transaction/89/', { reader: 'ending' });
export const WaitingForCard = at('/transaction/90/', { reader: 'ending' });
export const UnderReview = at('/transaction/91/', { reader: 'ending' });
export const PaymentRefused = at('/transaction/92/', { reader: 'ending' });
export const PaymentUnavailable = at('/transaction/93/', { reader: 'ending' });
export const Thanks = at('/transaction/85/', { reader: 'one' });
export const PaidWithCertificate = at('/transaction/82/', { reader: 'many' });
export const Given = at('/transaction/83/', { reader: 'many' });
export const PaidLate = at('/transaction/94/', { reader: 'ending' });
export const NeedsSomebody = at('/transaction/95/', { reader: 'ending' });
export const Expired = at('/transaction/87/', { reader: 'ending' });
export const Cancelled = at('/transaction/88/', { reader: 'ending' });
export const CancelledAfterRefusal = at('/transaction/84/', { reader: 'many' });
export const Missing = at('/transaction/999999/', { reader: 'one' });
export const Failed = at('/transaction/85/', { reader: 'one', weather: 'failing' });
export const Offline = at('/transaction/85/', { reader: 'one', weather: 'offline' });
