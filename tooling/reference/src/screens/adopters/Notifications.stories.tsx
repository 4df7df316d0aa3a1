import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** What happened, by day, and what one wants to be told. */
const meta = { title: 'Screens/Adopters/Notifications', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('notifications', 'notifications/route.tsx');

const address = pathTo('notifications');

export const AllStates = rowOf(at, () => ({ Loading, Empty, One, Many, Failed, Offline }));
export const Loading = at(address, { reader: 'one', weather: 'waiting' });
export const Empty = at(address, { reader: 'unproven' });
export const One = at(address, { reader: 'fresh' });
export const Many = at(address, { reader: 'many' });
export const Failed = at(address, { reader: 'one', weather: 'failing' });
export const Offline = at(address, { reader: 'one', weather: 'offline' });
