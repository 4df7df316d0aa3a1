import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The trees that can be adopted. */
const meta = { title: 'Screens/Visitors/Shelf', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('shelf', 'shelf/route.tsx');

const address = pathTo('shelf');

export const AllStates = rowOf(at, () => ({ Many, NothingFound, Failed }));
export const Many = at(address);
export const NothingFound = at(`${address}?q=eboni`);
export const Failed = at(address, { weather: 'failing' });
