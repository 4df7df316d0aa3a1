import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The programme of patrols. */
const meta = { title: 'Screens/Visitors/Programme patrol', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('programmePatrol', 'programmes/programme.tsx');

export const AllStates = rowOf(at, () => ({ Plain, WithoutAnswers }));
export const Plain = at('/program-kami/patroli-&-geo-tagging');
export const WithoutAnswers = at('/program-kami/patroli-&-geo-tagging', { weather: 'failing' });
