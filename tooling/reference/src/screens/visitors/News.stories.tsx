import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** What communities tell. */
const meta = { title: 'Screens/Visitors/News', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('news', 'news/route.tsx');

const address = pathTo('news');

export const AllStates = rowOf(at, () => ({ Many, NothingFound, Failed }));
export const Many = at(address);
export const NothingFound = at(`${address}?programme=empowerment&group=4`);
export const Failed = at(address, { weather: 'failing' });
