import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** A certificate as whoever has its number sees it: of one tree, of several, and what may have become of it. One that is missing, or cannot be had, leads to “Not found”. */
const meta = { title: 'Screens/Visitors/Certificate', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('certificate', 'certificate/route.tsx');

const certificate = (certificateNumber: string) => pathTo('certificate', { certificateNumber });

const severalTrees = certificate('RB-2026-BTAF-9YQ1-575K');

export const AllStates = rowOf(at, () => ({ Valid, SeveralTrees, TreeReplaced, Ended, Altered }));
export const Valid = at(certificate('RB-2026-NNGH-RGNB-96X9'));
export const SeveralTrees = at(severalTrees);
export const TreeReplaced = at(severalTrees, { reader: 'many' });
export const Ended = at(severalTrees, { reader: 'later' });
export const Altered = at(certificate('RB-2026-NNGH-RGNB-96X9'), { reader: 'refused' });
