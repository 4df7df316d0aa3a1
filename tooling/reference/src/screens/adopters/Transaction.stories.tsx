import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** One order: how to pay it, thanks for it, or what became of it. */
const meta = { title: 'Screens/Adopters/Transaction', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('transaction', 'transactions/detail/route.tsx');

export const Loading = at('/transaction/85/', { reader: 'one', weather: 'waiting' });
export const Thanks = at('/transaction/85/', { reader: 'one' });
export const WaitingForTransfer = at('/transaction/86/', { reader: 'one' });
export const WaitingForScan = at('/transaction/87/', { reader: 'many' });
export const PaidLongAgo = at('/transaction/82/', { reader: 'many' });
export const Given = at('/transaction/83/', { reader: 'many' });
export const Missing = at('/transaction/999999/', { reader: 'one' });
export const Failed = at('/transaction/85/', { reader: 'one', weather: 'failing' });
export const Offline = at('/transaction/85/', { reader: 'one', weather: 'offline' });
export const AllStates = rowOf({
  Loading,
  Thanks,
  WaitingForTransfer,
  WaitingForScan,
  PaidLongAgo,
  Given,
  Missing,
  Failed,
  Offline,
});
