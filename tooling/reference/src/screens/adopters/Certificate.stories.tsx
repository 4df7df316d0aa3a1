import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** A certificate as its owner sees it, of a tree of their own, of several, one of which died and was replaced, and of one that they gave. One that is missing, or cannot be had, leads to “Not found”. */
const meta = { title: 'Screens/Adopters/Certificate', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('myCertificate', 'certificates/detail/route.tsx');

const certificate = (certificateNumber: string) => pathTo('myCertificate', { certificateNumber });

const oneTree = certificate('RB-2026-NNGH-RGNB-96X9');
const severalTrees = certificate('RB-2026-BTAF-9YQ1-575K');

export const AllStates = rowOf(at, () => ({ Loading, OneTree, OneReplaced, Given, Ended, Offline }));
export const Loading = at(oneTree, { reader: 'one', weather: 'waiting' });
export const OneTree = at(oneTree, { reader: 'one' });
/** Several trees, of which one died: another stands in its place, under the same number. */
export const OneReplaced = at(severalTrees, { reader: 'many' });
export const Given = at(certificate('RB-2026-66KS-K414-SM3P'), { reader: 'many' });
export const Ended = at(severalTrees, { reader: 'later' });
export const Offline = at(oneTree, { reader: 'one', weather: 'offline' });
