import type { Meta } from '@storybook/react-vite';
import { rowOf, screens, visitorScreen } from '../states.tsx';

/** Setting it, by a mailed link. */
const meta = { title: 'Screens/Visitors/Reset password', ...screens } satisfies Meta;
export default meta;

const at = visitorScreen('resetPassword', 'reset-password/route.tsx');

export const WithoutLink = at('/reset-password/');
export const AllStates = rowOf({ WithoutLink });
