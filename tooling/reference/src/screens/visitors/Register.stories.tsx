import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { sent } from '../plays.ts';
import { rowOf, visitorScreen } from '../states.tsx';

/** Making an account. */
const meta = { title: 'Screens/Visitors/Register', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('register', 'register/route.tsx');

const address = pathTo('register');
const password = 'belian di tepi rawa';
const typed = { name: 'Ayu Wulandari', email: 'ayu@contoh.example', password, confirmation: password };

export const AllStates = rowOf(at, () => ({ Plain, WithErrors, Sending, Refused }));
export const Plain = at(address);
export const WithErrors = at(address, {
  play: sent({ name: 'Ay', email: 'ayu@contoh', password: 'ulin', confirmation: 'belian' }, 'errors'),
});
export const Sending = at(address, { weather: 'sending', play: sent(typed, 'sending') });
export const Refused = at(address, { reader: 'refused', play: sent(typed, 'refused') });
