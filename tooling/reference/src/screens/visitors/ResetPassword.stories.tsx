import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Setting it, by a mailed link. */
const meta = { title: 'Screens/Visitors/Reset password', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('resetPassword', 'reset-password/route.tsx');

const byLink = '/reset-password/?adopterId=63&code=contoh';

export const WithoutLink = at('/reset-password/');
export const Loading = at(byLink, { weather: 'waiting' });
export const Failed = at(byLink, { weather: 'failing' });
export const Offline = at(byLink, { weather: 'offline' });
export const AllStates = rowOf({ WithoutLink, Loading, Failed, Offline });
