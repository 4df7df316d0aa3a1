import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** From chosen trees to an order that waits for its payment. */
const meta = { title: 'Screens/Adopters/Checkout', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('checkout', 'checkout/route.tsx');

export const AllStates = rowOf(at, () => ({ Loading, NothingChosen, Details, Failed, Offline }));
export const Loading = at('/checkout/?trees=361', { reader: 'one', weather: 'waiting' });
export const NothingChosen = at('/checkout/', { reader: 'fresh' });
export const Details = at('/checkout/?trees=361,130', { reader: 'one' });
export const Failed = at('/checkout/?trees=361', { reader: 'one', weather: 'failing' });
export const Offline = at('/checkout/?trees=361', { reader: 'one', weather: 'offline' });
