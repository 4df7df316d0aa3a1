import type { Meta } from '@storybook/react-vite';
import { rowOf, screens, visitorScreen } from '../states.tsx';

/** Asking for a new password. */
const meta = { title: 'Screens/Visitors/Forgot password', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const at = visitorScreen('forgotPassword', 'forgot-password/route.tsx');

export const Plain = at('/forgot-password/');
export const AllStates = rowOf({ Plain });
