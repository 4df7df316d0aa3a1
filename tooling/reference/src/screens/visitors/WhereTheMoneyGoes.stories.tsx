import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** How a price is divided, and what was passed on. */
const meta = {
  title: 'Screens/Visitors/Where the money goes',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const at = visitorScreen('whereTheMoneyGoes', 'where-the-money-goes/route.tsx');

const address = pathTo('whereTheMoneyGoes');

export const AllStates = rowOf(at, () => ({ Plain, Failed }));
export const Plain = at(address);
export const Failed = at(address, { weather: 'failing' });
