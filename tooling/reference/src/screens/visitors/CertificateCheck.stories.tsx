import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** Typing a certificate’s number. */
const meta = { title: 'Screens/Visitors/Certificate check', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('certificateCheck', 'certificate-check/route.tsx');

export const Plain = at('/periksa-sertifikat/');
export const Failed = at('/periksa-sertifikat/?number=RB-2026-NNGH-RGNB-96X9', { weather: 'failing' });
export const AllStates = rowOf({ Plain, Failed });
