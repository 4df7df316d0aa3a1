import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** One community. */
const meta = { title: 'Screens/Visitors/Community', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('community', 'community/route.tsx');

export const AllStates = rowOf(at, () => ({ Plain, Failed }));
export const Plain = at('/tentang-kami/kelompok-komunitas/batu-aji-contoh');
export const Failed = at('/tentang-kami/kelompok-komunitas/batu-aji-contoh', { weather: 'failing' });
