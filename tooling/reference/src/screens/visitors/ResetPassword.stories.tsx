import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { sent } from '../plays.ts';
import { rowOf, visitorScreen } from '../states.tsx';

/** Setting it, by a mailed link. */
const meta = { title: 'Screens/Visitors/Reset password', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('resetPassword', 'reset-password/route.tsx');

const address = pathTo('resetPassword');
const link = `${address}?adopterId=63&code=`;
const byLink = `${link}contoh`;
const password = 'belian di tepi rawa';
const typed = { password, confirmation: password };

export const AllStates = rowOf(at, () => ({
  Loading,
  Plain,
  WithOtherWays,
  WithErrors,
  Sending,
  Done,
  Expired,
  WithoutLink,
  Failed,
  Offline,
}));
export const Loading = at(byLink, { weather: 'waiting' });
export const Plain = at(byLink);
export const WithOtherWays = at(`${link}cara-lain`);
export const WithErrors = at(byLink, { play: sent({ password: 'ulin', confirmation: 'belian' }, 'errors') });
export const Sending = at(byLink, { weather: 'sending', play: sent(typed, 'sending') });
export const Done = at(byLink, { play: sent(typed, 'done') });
export const Expired = at(`${link}kedaluwarsa`);
export const WithoutLink = at(address);
export const Failed = at(byLink, { weather: 'failing' });
export const Offline = at(byLink, { weather: 'offline' });
