import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** Every tree that may be looked at, with filters. */
const meta = { title: 'Screens/Adopters/Trees', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('trees', 'trees/list/route.tsx');

const address = pathTo('trees');

export const AllStates = rowOf(at, () => ({ Loading, Empty, One, Many, Failed, Offline }));
export const Loading = at(address, { reader: 'fresh', weather: 'waiting' });
export const Empty = at(`${address}?search=eboni`, { reader: 'fresh' });
export const One = at(`${address}?search=KB-AS-2026-000281`, { reader: 'fresh' });
export const Many = at(address, { reader: 'fresh' });
export const Failed = at(address, { reader: 'fresh', weather: 'failing' });
export const Offline = at(address, { reader: 'fresh', weather: 'offline' });
