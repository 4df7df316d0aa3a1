import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** How adopting a tree works, step by step. */
const meta = { title: 'Screens/Visitors/What is adoption', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('whatIsAdoption', 'what-is-adoption/route.tsx');

export const AllStates = rowOf(at, () => ({ Plain, WithoutAnswers }));
export const Plain = at('/tentang-kami/apa-itu-adopsi-pohon/');
export const WithoutAnswers = at('/tentang-kami/apa-itu-adopsi-pohon/', { weather: 'failing' });
