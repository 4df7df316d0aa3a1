import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The report of one year. */
const meta = { title: 'Screens/Visitors/Year report', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('yearReport', 'year-report/route.tsx');

export const AllStates = rowOf(at, () => ({ Plain, Failed }));
export const Plain = at('/tentang-kami/laporan-laporan/year-report/2025/');
export const Failed = at('/tentang-kami/laporan-laporan/year-report/2025/', { weather: 'failing' });
