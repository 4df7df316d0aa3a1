import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** Every order, with what became of it. */
const meta = { title: 'Screens/Adopters/Transactions', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('transactions', 'transactions/list/route.tsx');

const address = pathTo('transactions');

export const AllStates = rowOf(at, () => ({ Loading, Empty, Some, Many, Failed, Offline }));
export const Loading = at(address, { reader: 'one', weather: 'waiting' });
export const Empty = at(address, { reader: 'fresh' });
export const Some = at(address, { reader: 'one' });
export const Many = at(address, { reader: 'many' });
export const Failed = at(address, { reader: 'one', weather: 'failing' });
export const Offline = at(address, { reader: 'one', weather: 'offline' });
