import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** One note from the field. */
const meta = { title: 'Screens/Visitors/News note', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('newsNote', 'news-note/route.tsx');

const address = pathTo('newsNote', { newsId: 1 });

export const AllStates = rowOf(at, () => ({ Plain, Failed }));
export const Plain = at(address);
export const Failed = at(address, { weather: 'failing' });
