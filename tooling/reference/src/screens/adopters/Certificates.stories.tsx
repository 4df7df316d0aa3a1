import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** All of an adopter’s certificates. */
const meta = { title: 'Screens/Adopters/Certificates', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('certificates', 'certificates/list/route.tsx');

const address = pathTo('certificates');

export const AllStates = rowOf(at, () => ({ Loading, Empty, One, Many, Failed, Offline }));
export const Loading = at(address, { reader: 'one', weather: 'waiting' });
export const Empty = at(address, { reader: 'fresh' });
export const One = at(address, { reader: 'one' });
export const Many = at(address, { reader: 'many' });
export const Failed = at(address, { reader: 'one', weather: 'failing' });
export const Offline = at(address, { reader: 'one', weather: 'offline' });
