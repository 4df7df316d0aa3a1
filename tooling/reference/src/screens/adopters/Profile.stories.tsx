import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** The account: name, ways to sign in, devices, keys, own data. */
const meta = { title: 'Screens/Adopters/Profile', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('profile', 'profile/route.tsx');

const address = '/profile';

export const AllStates = rowOf(at, () => ({ Loading, NewAccount, Adopter, Failed, Offline }));
export const Loading = at(address, { reader: 'one', weather: 'waiting' });
export const NewAccount = at(address, { reader: 'fresh' });
export const Adopter = at(address, { reader: 'many' });
export const Failed = at(address, { reader: 'one', weather: 'failing' });
export const Offline = at(address, { reader: 'one', weather: 'offline' });
