import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Writing to who runs it. */
const meta = { title: 'Screens/Visitors/Contact', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('contact', 'contact/route.tsx');

export const Plain = at('/other/contact-us');
export const AllStates = rowOf({ Plain });
