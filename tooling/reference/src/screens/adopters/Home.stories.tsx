import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** An adopter's own forest, at `/`. */
const meta = { title: 'Screens/Adopters/Home', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('home', 'home/route.tsx');

const address = pathTo('home');

export const AllStates = rowOf(at, () => ({ Loading, Empty, FirstDay, Many, LastWeeks, Failed, Offline }));
export const Loading = at(address, { reader: 'one', weather: 'waiting' });
export const Empty = at(address, { reader: 'fresh' });
export const FirstDay = at(address, { reader: 'one' });
export const Many = at(address, { reader: 'many' });
export const LastWeeks = at(address, { reader: 'ending' });
export const Failed = at(address, { reader: 'one', weather: 'failing' });
export const Offline = at(address, { reader: 'one', weather: 'offline' });
