import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** A report for each year. */
const meta = { title: 'Screens/Visitors/Year reports', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('yearReports', 'year-reports/route.tsx');

export const AllStates = rowOf(at, () => ({ Some, Failed }));
export const Some = at('/tentang-kami/laporan-laporan/year-report/');
export const Failed = at('/tentang-kami/laporan-laporan/year-report/', { weather: 'failing' });
