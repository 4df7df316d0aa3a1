import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** A report for each year. */
const meta = { title: 'Screens/Visitors/Year reports', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('yearReports', 'year-reports/route.tsx');

const address = pathTo('yearReports');

export const AllStates = rowOf(at, () => ({ Some, Failed }));
export const Some = at(address);
export const Failed = at(address, { weather: 'failing' });
