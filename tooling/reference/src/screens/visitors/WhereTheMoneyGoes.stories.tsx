import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** How a price is divided, and what was passed on. */
const meta = {
  title: 'Screens/Visitors/Where the money goes',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const at = visitorScreen('whereTheMoneyGoes', 'where-the-money-goes/route.tsx');

export const AllStates = rowOf(at, () => ({ Plain, Failed }));
export const Plain = at('/tentang-kami/laporan-laporan/ke-mana-uangnya/');
export const Failed = at('/tentang-kami/laporan-laporan/ke-mana-uangnya/', { weather: 'failing' });
