import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The trees that can be adopted. */
const meta = { title: 'Screens/Visitors/Shelf', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('shelf', 'shelf/route.tsx');

export const Many = at('/pohon/');
export const Failed = at('/pohon/', { weather: 'failing' });
export const AllStates = rowOf({ Many, Failed });
