import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The programme of livelihoods. */
const meta = {
  title: 'Screens/Visitors/Programme empowerment',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const at = visitorScreen('programmeEmpowerment', 'programmes/programme.tsx');

export const AllStates = rowOf(at, () => ({ Plain, WithoutAnswers }));
export const Plain = at('/program-kami/pemberdayaan-masyarakat');
export const WithoutAnswers = at('/program-kami/pemberdayaan-masyarakat', { weather: 'failing' });
