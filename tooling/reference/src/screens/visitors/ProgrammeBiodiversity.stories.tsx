import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** The programme of biodiversity. */
const meta = {
  title: 'Screens/Visitors/Programme biodiversity',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const at = visitorScreen('programmeBiodiversity', 'programmes/programme.tsx');

const address = pathTo('programmeBiodiversity');

export const AllStates = rowOf(at, () => ({ Plain, WithoutAnswers }));
export const Plain = at(address);
export const WithoutAnswers = at(address, { weather: 'failing' });
