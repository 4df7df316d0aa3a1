import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Income and spending. */
const meta = { title: 'Screens/Visitors/Financial report', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('financialReport', 'financial-report/route.tsx');

const address = pathTo('financialReport');

export const AllStates = rowOf(at, () => ({ Years, Failed }));
export const Years = at(`${address}?period=year`);
export const Failed = at(address, { weather: 'failing' });
