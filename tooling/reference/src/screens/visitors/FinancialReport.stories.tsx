import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Income and spending. */
const meta = { title: 'Screens/Visitors/Financial report', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('financialReport', 'financial-report/route.tsx');

export const AllStates = rowOf(at, () => ({ Years, Failed }));
export const Years = at('/tentang-kami/laporan-laporan/financial-report/?period=year');
export const Failed = at('/tentang-kami/laporan-laporan/financial-report/', { weather: 'failing' });
