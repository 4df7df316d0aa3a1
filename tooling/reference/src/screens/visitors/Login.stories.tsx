import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { sent } from '../plays.ts';
import { rowOf, visitorScreen } from '../states.tsx';

/** Signing in. */
const meta = { title: 'Screens/Visitors/Login', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('login', 'login/route.tsx');

const address = pathTo('login');
const typed = { email: 'ayu@contoh.example', password: 'belian di tepi rawa' };

export const AllStates = rowOf(at, () => ({ Plain, OnTheWayBack, WithErrors, Sending, Refused }));
export const Plain = at(address);
export const OnTheWayBack = at(`${address}?next=%2Fwishtree%2F`);
export const WithErrors = at(address, { play: sent({ email: 'ayu@contoh' }, 'errors') });
export const Sending = at(address, { weather: 'sending', play: sent(typed, 'sending') });
export const Refused = at(address, { reader: 'refused', play: sent(typed, 'refused') });
