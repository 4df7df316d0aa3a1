import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { sent } from '../plays.ts';
import { rowOf, visitorScreen } from '../states.tsx';

/** Proving an address by a mailed link. */
const meta = { title: 'Screens/Visitors/Verify email', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('verifyEmail', 'verify-email/route.tsx');

const address = pathTo('verifyEmail');
const link = `${address}?adopterId=63&code=`;
const byLink = `${link}contoh`;

export const AllStates = rowOf(at, () => ({
  Loading,
  Done,
  AlreadyVerified,
  PasswordNeeded,
  WithErrors,
  Expired,
  Refused,
  WithoutLink,
  Failed,
  Offline,
}));
export const Loading = at(byLink, { weather: 'waiting' });
export const Done = at(byLink);
export const AlreadyVerified = at(`${link}terbukti`);
export const PasswordNeeded = at(`${link}kata-sandi`);
export const WithErrors = at(`${link}kata-sandi`, { play: sent({}, 'errors') });
export const Expired = at(`${link}kedaluwarsa`);
export const Refused = at(`${link}salah`);
export const WithoutLink = at(address);
export const Failed = at(byLink, { weather: 'failing' });
export const Offline = at(byLink, { weather: 'offline' });
