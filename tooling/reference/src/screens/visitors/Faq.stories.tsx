import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Questions and answers. */
const meta = { title: 'Screens/Visitors/Faq', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('faq', 'faq/route.tsx');

const address = pathTo('faq');
// Begins with an answer that has what the service is asked for: prices, ways to pay.
const payment = `${address}?category=payment`;

export const AllStates = rowOf(at, () => ({ Many, Found, NothingFound, Payment, Failed }));
export const Many = at(address);
export const Found = at(`${address}?q=QRIS`);
export const NothingFound = at(`${address}?q=eboni`);
export const Payment = at(payment);
export const Failed = at(payment, { weather: 'failing' });
