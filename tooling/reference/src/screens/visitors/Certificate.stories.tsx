import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** A certificate as whoever has its number sees it. */
const meta = { title: 'Screens/Visitors/Certificate', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('certificate', 'certificate/route.tsx');

export const Valid = at('/certificates/RB-2026-NNGH-RGNB-96X9/');
export const AllStates = rowOf({ Valid });
