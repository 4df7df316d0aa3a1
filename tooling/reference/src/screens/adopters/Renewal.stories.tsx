import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** Another year for trees whose term ends. */
const meta = { title: 'Screens/Adopters/Renewal', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('renew', 'renew/route.tsx');

const address = '/renew/';

export const AllStates = rowOf(at, () => ({ Loading, Nothing, EarlyOn, LastWeeks, Failed, Offline }));
export const Loading = at(address, { reader: 'one', weather: 'waiting' });
export const Nothing = at(address, { reader: 'fresh' });
export const EarlyOn = at(address, { reader: 'one' });
export const LastWeeks = at(address, { reader: 'ending' });
export const Failed = at(address, { reader: 'one', weather: 'failing' });
export const Offline = at(address, { reader: 'one', weather: 'offline' });
