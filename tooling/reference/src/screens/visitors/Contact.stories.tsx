import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { sent } from '../plays.ts';
import { rowOf, visitorScreen } from '../states.tsx';

/** Writing to who runs it. */
const meta = { title: 'Screens/Visitors/Contact', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('contact', 'contact/route.tsx');

const address = pathTo('contact');
const typed = {
  name: 'Ayu Wulandari',
  email: 'ayu@contoh.example',
  subject: 'Kunjungan ke hutan',
  message: 'Bolehkah sekolah kami berkunjung?',
};

export const AllStates = rowOf(at, () => ({ Plain, WithErrors, Sending, Sent, Refused }));
export const Plain = at(address);
export const WithErrors = at(address, { play: sent({ email: 'ayu@contoh' }, 'errors') });
export const Sending = at(address, { weather: 'sending', play: sent(typed, 'sending') });
export const Sent = at(address, { play: sent(typed, 'done') });
export const Refused = at(address, { reader: 'refused', play: sent(typed, 'refused') });
