import type { Meta } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { adopterScreen, rowOf, screens } from '../states.tsx';

/** Where the trees stand. The live map's trees come from the service alone: here is what browsers show that cannot draw it. */
const meta = {
  title: 'Screens/Adopters/Map',
  ...screens,
  beforeEach: () => {
    spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  },
} satisfies Meta;
export default meta;

const at = adopterScreen('map', 'map/route.tsx');

export const Loading = at('/pemetaan/', { reader: 'fresh', weather: 'waiting' });
export const Many = at('/pemetaan/', { reader: 'fresh' });
export const Failed = at('/pemetaan/', { reader: 'fresh', weather: 'failing' });
export const Offline = at('/pemetaan/', { reader: 'fresh', weather: 'offline' });
export const AllStates = rowOf({ Loading, Many, Failed, Offline });
