import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** A year in review. */
const meta = { title: 'Screens/Adopters/Year', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('year', 'year/route.tsx');

const year = (year: number) => pathTo('year', { year });

const address = year(2026);
// Whose term ends in a year finds it there.
const lastYear = year(2027);

export const AllStates = rowOf(at, () => ({
  Loading,
  Nothing,
  Growing,
  LastWeeks,
  Finished,
  Failed,
  Offline,
}));
export const Loading = at(address, { reader: 'fresh', weather: 'waiting' });
export const Nothing = at(address, { reader: 'fresh' });
export const Growing = at(lastYear, { reader: 'many' });
export const LastWeeks = at(lastYear, { reader: 'ending' });
export const Finished = at(lastYear, { reader: 'later' });
export const Failed = at(address, { reader: 'fresh', weather: 'failing' });
export const Offline = at(address, { reader: 'fresh', weather: 'offline' });
