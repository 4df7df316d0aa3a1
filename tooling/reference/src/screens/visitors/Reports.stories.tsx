import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** All reports. */
const meta = { title: 'Screens/Visitors/Reports', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('reports', 'reports/route.tsx');

const address = pathTo('reports');

export const AllStates = rowOf(at, () => ({ Many, WithoutAnswers }));
export const Many = at(address);
export const WithoutAnswers = at(address, { weather: 'failing' });
