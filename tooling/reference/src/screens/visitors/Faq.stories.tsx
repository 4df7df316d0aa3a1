import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Questions and answers. */
const meta = { title: 'Screens/Visitors/Faq', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('faq', 'faq/route.tsx');

export const Many = at('/other/faq');
export const WithoutAnswers = at('/other/faq', { weather: 'failing' });
export const AllStates = rowOf({ Many, WithoutAnswers });
