import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** Proving an address by a mailed code. */
const meta = { title: 'Screens/Adopters/Email verification', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('emailVerification', 'email-verification/route.tsx');

const address = pathTo('emailVerification');

export const AllStates = rowOf(at, () => ({ Loading, Awaited, Proven, Failed, Offline }));
export const Loading = at(address, { reader: 'unproven', weather: 'waiting' });
export const Awaited = at(address, { reader: 'unproven' });
export const Proven = at(address, { reader: 'fresh' });
export const Failed = at(address, { reader: 'unproven', weather: 'failing' });
export const Offline = at(address, { reader: 'unproven', weather: 'offline' });
