import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** How adopting a tree works, step by step. */
const meta = { title: 'Screens/Visitors/What is adoption', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('whatIsAdoption', 'what-is-adoption/route.tsx');

const address = pathTo('whatIsAdoption');

export const AllStates = rowOf(at, () => ({ Plain, WithoutAnswers }));
export const Plain = at(address);
export const WithoutAnswers = at(address, { weather: 'failing' });
