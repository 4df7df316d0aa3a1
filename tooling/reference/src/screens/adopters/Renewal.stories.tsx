import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { confirmed, pressed } from '../plays.ts';
import { adopterScreen, rowOf } from '../states.tsx';

/** Another year for trees whose term ends. */
const meta = { title: 'Screens/Adopters/Renewal', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('renew', 'renew/route.tsx');

const address = pathTo('renew');
const asking = pressed('aside > * > * > button:not(:disabled)', 'asked');

export const AllStates = rowOf(at, () => ({
  Loading,
  TooEarly,
  LastWeeks,
  Sending,
  Refused,
  Failed,
  Offline,
}));
export const Loading = at(address, { reader: 'one', weather: 'waiting' });
/** Without a tree it reads the same. */
export const TooEarly = at(address, { reader: 'one' });
export const LastWeeks = at(address, { reader: 'ending' });
export const Sending = at(address, {
  reader: 'ending',
  weather: 'sending',
  play: confirmed(asking, 'sending'),
});
export const Refused = at(address, { reader: 'ending', play: confirmed(asking, 'refused') });
export const Failed = at(address, { reader: 'one', weather: 'failing' });
export const Offline = at(address, { reader: 'one', weather: 'offline' });
