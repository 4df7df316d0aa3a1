import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The programme of livelihoods. */
const meta = {
  title: 'Screens/Visitors/Programme empowerment',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const at = visitorScreen('programmeEmpowerment', 'programmes/programme.tsx');

const address = pathTo('programmeEmpowerment');

export const AllStates = rowOf(at, () => ({ Plain, WithoutAnswers }));
export const Plain = at(address);
export const WithoutAnswers = at(address, { weather: 'failing' });
