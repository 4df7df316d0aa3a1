import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { adopterScreen, rowOf } from '../states.tsx';

const live: readonly string[] = ['Own', 'Chosen', 'No Trees'];

/**
 * Where the trees stand. Of one's own trees the page knows the places itself, so that their map is alive here; all others
 * come as tiles from the service alone, and the rest shows what browsers do that cannot draw a map.
 */
const meta = {
  title: 'Screens/Adopters/Map',
  tags: ['!autodocs'],
  beforeEach: ({ name }) => {
    if (!live.includes(name)) spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  },
} satisfies Meta;
export default meta;

const at = adopterScreen('map', 'map/route.tsx');

const address = pathTo('map');

// As far as one’s own trees stand apart.
const own = `${address}?mine=1&view=111.757,-1.85,11`;

export const AllStates = rowOf(at, () => ({
  Loading,
  WithoutGraphics,
  Own,
  Chosen,
  NoTrees,
  Failed,
  Offline,
}));
export const Loading = at(address, { reader: 'fresh', weather: 'waiting' });
export const WithoutGraphics = at(address, { reader: 'fresh' });
export const Own = at(own, { reader: 'many' });
export const Chosen = at(`${own}&tree=291`, { reader: 'many' });
/** Nothing adopted yet: the list leads to trees that wait. */
export const NoTrees = at(own, { reader: 'fresh' });
export const Failed = at(address, { reader: 'fresh', weather: 'failing' });
export const Offline = at(address, { reader: 'fresh', weather: 'offline' });
