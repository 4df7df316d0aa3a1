import type { Meta } from '@storybook/react-vite';
import { rowOf, screens, visitorScreen } from '../states.tsx';

/** Proving an address by a mailed link. */
const meta = { title: 'Screens/Visitors/Verify email', ...screens } satisfies Meta;
export default meta;

const at = visitorScreen('verifyEmail', 'verify-email/route.tsx');

export const WithoutLink = at('/verify-email/');
export const AllStates = rowOf({ WithoutLink });
