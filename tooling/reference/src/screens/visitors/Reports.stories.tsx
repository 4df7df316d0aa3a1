import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** All reports. */
const meta = { title: 'Screens/Visitors/Reports', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('reports', 'reports/route.tsx');

export const AllStates = rowOf(at, () => ({ Many, WithoutAnswers }));
export const Many = at('/tentang-kami/laporan-laporan/');
export const WithoutAnswers = at('/tentang-kami/laporan-laporan/', { weather: 'failing' });
