import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** An adopter's own forest, at `/`. */
const meta = { title: 'Screens/Adopters/Home', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('home', 'home/route.tsx');

export const AllStates = rowOf(at, () => ({ Loading, Empty, FirstDay, Many, LastWeeks, Failed, Offline }));
export const Loading = at('/', { reader: 'one', weather: 'waiting' });
export const Empty = at('/', { reader: 'fresh' });
export const FirstDay = at('/', { reader: 'one' });
export const Many = at('/', { reader: 'many' });
export const LastWeeks = at('/', { reader: 'ending' });
export const Failed = at('/', { reader: 'one', weather: 'failing' });
export const Offline = at('/', { reader: 'one', weather: 'offline' });
