import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf, screens } from '../states.tsx';

/** Where the trees stand. The live map draws itself in the product; here its drawing stands in for it. */
const meta = { title: 'Screens/Adopters/Map', ...screens } satisfies Meta;
export default meta;

const at = adopterScreen('map', 'map/route.tsx');

export const Many = at('/pemetaan/', { reader: 'fresh' });
export const Failed = at('/pemetaan/', { reader: 'fresh', weather: 'failing' });
export const AllStates = rowOf({ Many, Failed });
