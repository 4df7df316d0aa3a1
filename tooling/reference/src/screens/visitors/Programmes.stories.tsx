import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The four programmes. */
const meta = { title: 'Screens/Visitors/Programmes', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('programmes', 'programmes/route.tsx');

const address = pathTo('programmes');

export const AllStates = rowOf(at, () => ({ Many, WithoutAnswers }));
export const Many = at(address);
export const WithoutAnswers = at(address, { weather: 'failing' });
