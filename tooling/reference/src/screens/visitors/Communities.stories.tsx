import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The communities that look after the trees. */
const meta = { title: 'Screens/Visitors/Communities', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('communities', 'communities/route.tsx');

const address = pathTo('communities');

export const AllStates = rowOf(at, () => ({ Many, Failed }));
export const Many = at(address);
export const Failed = at(address, { weather: 'failing' });
