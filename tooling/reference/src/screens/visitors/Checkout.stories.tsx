import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Adopting without an account. */
const meta = { title: 'Screens/Visitors/Checkout', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('unsignedCheckout', 'guest-checkout/route.tsx');

const details = '/unsigned/checkout/?trees=361';

export const AllStates = rowOf(at, () => ({
  ChooseTrees,
  Loading,
  Details,
  Failed,
  Offline,
  WithoutAnswers,
}));
export const ChooseTrees = at('/unsigned/checkout/?group=3');
export const Loading = at(details, { weather: 'waiting' });
export const Details = at(details);
export const Failed = at(details, { weather: 'failing' });
export const Offline = at(details, { weather: 'offline' });
export const WithoutAnswers = at('/unsigned/checkout/', { weather: 'failing' });
