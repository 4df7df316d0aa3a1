import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** An address that is nobody’s. */
const meta = { title: 'Screens/Visitors/Not found', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('notFound', 'not-found/route.tsx');

const address = pathTo('notFound');

export const AllStates = rowOf(at, () => ({
  Plain,
  UnknownCertificate,
  MistypedCertificate,
  UnreachableCertificate,
}));
export const Plain = at(address);
export const UnknownCertificate = at(
  `${address}?reason=certificate-not-found&certificate=RB-2026-AAAA-AAAA-AAAA`,
);
export const MistypedCertificate = at(
  `${address}?reason=certificate-mistyped&certificate=RB-2026-AAAA-AAAA-AAAB`,
);
export const UnreachableCertificate = at(
  `${address}?reason=certificate-unreachable&certificate=RB-2026-NNGH-RGNB-96X9`,
);
