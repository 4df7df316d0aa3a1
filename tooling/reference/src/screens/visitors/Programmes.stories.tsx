import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The four programmes. */
const meta = { title: 'Screens/Visitors/Programmes', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('programmes', 'programmes/route.tsx');

export const AllStates = rowOf(at, () => ({ Many, WithoutAnswers }));
export const Many = at('/program-kami/');
export const WithoutAnswers = at('/program-kami/', { weather: 'failing' });
