import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Typing a certificate’s number. */
const meta = { title: 'Screens/Visitors/Certificate check', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('certificateCheck', 'certificate-check/route.tsx');

const address = pathTo('certificateCheck');
const checking = `${address}?number=`;

export const AllStates = rowOf(at, () => ({ Plain, NothingTyped, Mistyped, Missing, Failed }));
export const Plain = at(address);
export const NothingTyped = at(checking);
export const Mistyped = at(`${checking}RB-2026-NNGH-RGNB-96X8`);
export const Missing = at(`${checking}RB-2026-AAAA-AAAA-AAAA`);
export const Failed = at(`${checking}RB-2026-NNGH-RGNB-96X9`, { weather: 'failing' });
