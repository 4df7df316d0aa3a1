import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Proving an address by a mailed link. */
const meta = { title: 'Screens/Visitors/Verify email', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('verifyEmail', 'verify-email/route.tsx');

const byLink = '/verify-email/?adopterId=63&code=contoh';

export const WithoutLink = at('/verify-email/');
export const Loading = at(byLink, { weather: 'waiting' });
export const Failed = at(byLink, { weather: 'failing' });
export const Offline = at(byLink, { weather: 'offline' });
export const AllStates = rowOf({ WithoutLink, Loading, Failed, Offline });
