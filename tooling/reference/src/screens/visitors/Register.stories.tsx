import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Making an account. */
const meta = { title: 'Screens/Visitors/Register', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('register', 'register/route.tsx');

export const Plain = at('/register');
export const AllStates = rowOf({ Plain });
