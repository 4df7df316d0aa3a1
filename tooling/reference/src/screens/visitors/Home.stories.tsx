import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/**
 * What Rimba is, for whoever comes the first time, at `/`. It is sent whole, so that it never loads in parts; whoever has no
 * network does not get it, and what the service does not answer is left out.
 */
const meta = { title: 'Screens/Visitors/Home', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('home', 'home/route.tsx');

const address = pathTo('home');

export const AllStates = rowOf(at, () => ({ Many, WithoutAnswers }));
export const Many = at(address);
export const WithoutAnswers = at(address, { weather: 'failing' });
