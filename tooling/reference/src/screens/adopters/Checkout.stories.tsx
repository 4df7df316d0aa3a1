import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { confirmed, filled, sent } from '../plays.ts';
import { adopterScreen, rowOf } from '../states.tsx';

/** From chosen trees to an order that waits for its payment. */
const meta = { title: 'Screens/Adopters/Checkout', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('checkout', 'checkout/route.tsx');

const address = pathTo('checkout');

const details = `${address}?trees=361,130`;
const asking = sent({}, 'asked');

export const AllStates = rowOf(at, () => ({
  Loading,
  NothingChosen,
  Details,
  AsAGift,
  TreeTaken,
  PriceChanged,
  WithErrors,
  Sending,
  Refused,
  Failed,
  Offline,
}));
export const Loading = at(`${address}?trees=361`, { reader: 'one', weather: 'waiting' });
export const NothingChosen = at(address, { reader: 'fresh' });
export const Details = at(details, { reader: 'one' });
export const AsAGift = at(details, {
  reader: 'one',
  play: filled({ holderKind: 'gift', holder: 'Ratna Puspita' }, '[name=holder]'),
});
export const TreeTaken = at(`${address}?trees=361,291`, { reader: 'one' });
export const PriceChanged = at(details, {
  reader: 'one',
  play: filled({ paymentMethodId: '3' }, 'form [role=alert]'),
});
export const WithErrors = at(details, {
  reader: 'one',
  play: sent(
    { 'customer.firstName': '', 'customer.email': 'ayu@contoh', 'customer.phone': '0812' },
    'errors',
  ),
});
export const Sending = at(details, { reader: 'one', weather: 'sending', play: confirmed(asking, 'sending') });
export const Refused = at(details, { reader: 'one', play: confirmed(asking, 'refused') });
export const Failed = at(`${address}?trees=361`, { reader: 'one', weather: 'failing' });
export const Offline = at(`${address}?trees=361`, { reader: 'one', weather: 'offline' });
