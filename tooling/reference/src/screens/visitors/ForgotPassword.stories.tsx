import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Asking for a new password. */
const meta = { title: 'Screens/Visitors/Forgot password', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('forgotPassword', 'forgot-password/route.tsx');

export const Plain = at('/forgot-password/');
export const AllStates = rowOf({ Plain });
