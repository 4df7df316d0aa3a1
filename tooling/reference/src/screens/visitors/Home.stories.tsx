import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** What Rimba is, for whoever comes the first time, at `/`. */
const meta = { title: 'Screens/Visitors/Home', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('home', 'home/route.tsx');

export const AllStates = rowOf(at, () => ({ Many, WithoutAnswers }));
export const Many = at('/');
export const WithoutAnswers = at('/', { weather: 'failing' });
