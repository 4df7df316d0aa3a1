import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The programme of biodiversity. */
const meta = {
  title: 'Screens/Visitors/Programme biodiversity',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const at = visitorScreen('programmeBiodiversity', 'programmes/programme.tsx');

export const AllStates = rowOf(at, () => ({ Plain, WithoutAnswers }));
export const Plain = at('/program-kami/monitor-biodiversity');
export const WithoutAnswers = at('/program-kami/monitor-biodiversity', { weather: 'failing' });
