import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** A certificate as its owner sees it, of a tree of their own, of several, and of one that they gave. One that is missing, or cannot be had, leads to “Not found”. */
const meta = { title: 'Screens/Adopters/Certificate', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('myCertificate', 'certificates/detail/route.tsx');

export const Loading = at('/certificates/me/RB-2026-NNGH-RGNB-96X9/', { reader: 'one', weather: 'waiting' });
export const OneTree = at('/certificates/me/RB-2026-NNGH-RGNB-96X9/', { reader: 'one' });
export const SeveralTrees = at('/certificates/me/RB-2026-RPDK-Y60M-DMP6/', { reader: 'many' });
export const Given = at('/certificates/me/RB-2026-66KS-K414-SM3P/', { reader: 'many' });
export const Offline = at('/certificates/me/RB-2026-NNGH-RGNB-96X9/', { reader: 'one', weather: 'offline' });
export const AllStates = rowOf({ Loading, OneTree, SeveralTrees, Given, Offline });
