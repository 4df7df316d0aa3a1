import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Signing in. */
const meta = { title: 'Screens/Visitors/Login', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('login', 'login/route.tsx');

export const Plain = at('/login');
export const OnTheWayBack = at('/login?next=%2Fwishtree%2F');
export const AllStates = rowOf({ Plain, OnTheWayBack });
