import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** What is kept of whom, and why. */
const meta = { title: 'Screens/Visitors/Privacy', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('privacy', 'privacy/route.tsx');

export const AllStates = rowOf(at, () => ({ Plain }));
export const Plain = at(pathTo('privacy'));
