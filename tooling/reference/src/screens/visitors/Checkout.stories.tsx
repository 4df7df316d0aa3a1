import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { confirmed, filled, proven, seen, sent } from '../plays.ts';
import { rowOf, visitorScreen } from '../states.tsx';

/** Adopting without an account. */
const meta = { title: 'Screens/Visitors/Checkout', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('unsignedCheckout', 'guest-checkout/route.tsx');

const address = pathTo('unsignedCheckout');

const details = `${address}?trees=361`;

const customer = {
  'customer.firstName': 'Ratna',
  'customer.lastName': 'Puspita',
  'customer.email': 'ratna@contoh.example',
  'customer.phone': '81234567891',
};
const asking = sent({ ...customer, paymentMethodId: '2' }, 'asked');
/** On a phone it stands below the form. */
const notCounted = seen('[role=alert]:has(button)');
const code = 'K7QM4XPD';

export const AllStates = rowOf(at, () => ({
  ChooseTrees,
  NothingChosen,
  Loading,
  Details,
  AsAGift,
  TreeTaken,
  PriceChanged,
  WithErrors,
  Sending,
  CodeSent,
  WrongCode,
  Refused,
  Failed,
  Offline,
  WithoutAnswers,
}));
export const ChooseTrees = at(`${address}?group=3`);
export const NothingChosen = at(`${address}?group=3&offer=1181,1184,1185&count=1&was=1.3.&next=1`);
export const Loading = at(details, { weather: 'waiting' });
export const Details = at(details);
export const AsAGift = at(`${details}&gift=1`, { play: filled({}, '[name=holder]') });
/** What was typed stays; the order has what is left. */
export const TreeTaken = at(`${details},291`, { play: filled(customer, 'main') });
export const PriceChanged = at(details, {
  reader: 'refused',
  play: filled({ paymentMethodId: '3' }, 'form [role=alert]'),
});
export const WithErrors = at(details, {
  play: sent({ 'customer.email': 'ratna@contoh', 'customer.phone': '0812' }, 'errors'),
});
export const Sending = at(details, { weather: 'sending', play: confirmed(asking, 'sending') });
export const CodeSent = at(details, { play: confirmed(asking, 'code') });
export const WrongCode = at(details, { play: proven(asking, code, 'errors') });
export const Refused = at(details, { reader: 'refused', play: proven(asking, code, 'refused') });
export const Failed = at(details, { weather: 'failing', play: notCounted });
export const Offline = at(details, { weather: 'offline', play: seen('form + * button') });
export const WithoutAnswers = at(address, { weather: 'failing' });
