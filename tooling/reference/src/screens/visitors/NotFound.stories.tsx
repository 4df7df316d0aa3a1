import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** An address that is nobody’s. */
const meta = { title: 'Screens/Visitors/Not found', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('notFound', 'not-found/route.tsx');

export const AllStates = rowOf(at, () => ({
  Plain,
  UnknownCertificate,
  MistypedCertificate,
  UnreachableCertificate,
}));
export const Plain = at('/not-found');
export const UnknownCertificate = at(
  '/not-found?reason=certificate-not-found&certificate=RB-2026-AAAA-AAAA-AAAA',
);
export const MistypedCertificate = at(
  '/not-found?reason=certificate-mistyped&certificate=RB-2026-AAAA-AAAA-AAAB',
);
export const UnreachableCertificate = at(
  '/not-found?reason=certificate-unreachable&certificate=RB-2026-NNGH-RGNB-96X9',
);
