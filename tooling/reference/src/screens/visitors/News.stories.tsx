import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** What communities tell. */
const meta = { title: 'Screens/Visitors/News', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('news', 'news/route.tsx');

export const Many = at('/kabar/');
export const Failed = at('/kabar/', { weather: 'failing' });
export const AllStates = rowOf({ Many, Failed });
