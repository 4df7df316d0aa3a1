import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** Who adopts, by how many trees. */
const meta = { title: 'Screens/Adopters/Adopters', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('adopters', 'adopters/route.tsx');

const address = pathTo('adopters');

export const AllStates = rowOf(at, () => ({ Loading, Empty, Many, Failed, Offline }));
export const Loading = at(address, { reader: 'fresh', weather: 'waiting' });
export const Empty = at(`${address}?search=melati`, { reader: 'fresh' });
export const Many = at(address, { reader: 'fresh' });
export const Failed = at(address, { reader: 'fresh', weather: 'failing' });
export const Offline = at(address, { reader: 'fresh', weather: 'offline' });
