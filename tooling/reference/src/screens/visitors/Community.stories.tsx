import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** One community. */
const meta = { title: 'Screens/Visitors/Community', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('community', 'community/route.tsx');

const address = pathTo('community', { kelompokKomunitasName: 'batu-aji-contoh' });

export const AllStates = rowOf(at, () => ({ Plain, Failed }));
export const Plain = at(address);
export const Failed = at(address, { weather: 'failing' });
