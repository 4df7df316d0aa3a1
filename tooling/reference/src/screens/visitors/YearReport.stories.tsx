import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The report of one year. */
const meta = { title: 'Screens/Visitors/Year report', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('yearReport', 'year-report/route.tsx');

const address = pathTo('yearReport', { year: 2025 });

export const AllStates = rowOf(at, () => ({ Plain, Failed }));
export const Plain = at(address);
export const Failed = at(address, { weather: 'failing' });
