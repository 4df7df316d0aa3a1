import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The programme of adoptions. */
const meta = { title: 'Screens/Visitors/Programme adoption', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('programmeAdoption', 'programmes/programme.tsx');

export const AllStates = rowOf(at, () => ({ Plain, WithoutAnswers }));
export const Plain = at('/program-kami/adopsi-pohon');
export const WithoutAnswers = at('/program-kami/adopsi-pohon', { weather: 'failing' });
