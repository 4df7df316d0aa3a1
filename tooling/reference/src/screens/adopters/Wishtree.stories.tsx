import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** Trees that somebody keeps in mind. */
const meta = { title: 'Screens/Adopters/Wishtree', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('wishtree', 'wishtree/route.tsx');

const address = pathTo('wishtree');

export const AllStates = rowOf(at, () => ({ Loading, Empty, Some, Many, Failed, Offline }));
export const Loading = at(address, { reader: 'one', weather: 'waiting' });
export const Empty = at(address, { reader: 'fresh' });
export const Some = at(address, { reader: 'one' });
export const Many = at(address, { reader: 'many' });
export const Failed = at(address, { reader: 'one', weather: 'failing' });
export const Offline = at(address, { reader: 'one', weather: 'offline' });
