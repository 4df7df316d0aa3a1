import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** What somebody was given, without a price. */
const meta = { title: 'Screens/Visitors/Gift', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('gift', 'gift/route.tsx');

export const Unopened = at('/h/Z6NG-VNKN-280V/');
export const Failed = at('/h/Z6NG-VNKN-280V/', { weather: 'failing' });
export const AllStates = rowOf({ Unopened, Failed });
