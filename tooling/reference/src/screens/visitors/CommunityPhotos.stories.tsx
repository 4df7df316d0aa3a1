import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** All photos of a community. */
const meta = { title: 'Screens/Visitors/Community photos', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('communityPhotos', 'community-photos/route.tsx');

export const AllStates = rowOf(at, () => ({ Many, Failed }));
export const Many = at('/tentang-kami/kelompok-komunitas/5/all-photos/');
export const Failed = at('/tentang-kami/kelompok-komunitas/5/all-photos/', { weather: 'failing' });
