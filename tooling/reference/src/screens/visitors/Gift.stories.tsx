import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { sent } from '../plays.ts';
import { rowOf, visitorScreen } from '../states.tsx';

/** What somebody was given, without a price. */
const meta = { title: 'Screens/Visitors/Gift', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('gift', 'gift/route.tsx');

const gift = (giftCode: string) => pathTo('gift', { giftCode });

const address = gift('Z6NG-VNKN-280V');
const typed = { email: 'ratna@contoh.example' };

export const AllStates = rowOf(at, () => ({
  Unopened,
  WithErrors,
  Sending,
  CodeSent,
  Refused,
  Accepted,
  Ended,
  Missing,
  Failed,
}));
export const Unopened = at(address);
export const WithErrors = at(address, { play: sent({ email: 'ratna@contoh' }, 'errors') });
export const Sending = at(address, { weather: 'sending', play: sent(typed, 'sending') });
export const CodeSent = at(address, { play: sent(typed, 'done') });
export const Refused = at(address, { reader: 'refused', play: sent(typed, 'refused') });
export const Accepted = at(gift('Z6NG-VNKN-280W'));
export const Ended = at(address, { reader: 'later' });
export const Missing = at(gift('Z6NG-VNKN-280X'));
export const Failed = at(address, { weather: 'failing' });
