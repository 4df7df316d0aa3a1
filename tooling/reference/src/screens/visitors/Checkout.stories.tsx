import type { Meta } from '@storybook/react-vite';
import { rowOf, screens, visitorScreen } from '../states.tsx';

/** Adopting without an account. */
const meta = { title: 'Screens/Visitors/Checkout', ...screens } satisfies Meta;
export default meta;

const at = visitorScreen('unsignedCheckout', 'guest-checkout/route.tsx');

export const ChooseTrees = at('/unsigned/checkout/');
export const Details = at('/unsigned/checkout/?trees=361');
export const WithoutAnswers = at('/unsigned/checkout/', { weather: 'failing' });
export const AllStates = rowOf({ ChooseTrees, Details, WithoutAnswers });
