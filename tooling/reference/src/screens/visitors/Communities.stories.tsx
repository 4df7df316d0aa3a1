import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The communities that look after the trees. */
const meta = { title: 'Screens/Visitors/Communities', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('communities', 'communities/route.tsx');

export const AllStates = rowOf(at, () => ({ Many, Failed }));
export const Many = at('/tentang-kami/kelompok-komunitas/');
export const Failed = at('/tentang-kami/kelompok-komunitas/', { weather: 'failing' });
