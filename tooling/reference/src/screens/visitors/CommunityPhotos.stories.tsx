import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** All photos of a community. */
const meta = { title: 'Screens/Visitors/Community photos', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('communityPhotos', 'community-photos/route.tsx');

const address = pathTo('communityPhotos', { kelompokKomunitasId: 5 });

export const AllStates = rowOf(at, () => ({ Many, Failed }));
export const Many = at(address);
export const Failed = at(address, { weather: 'failing' });
