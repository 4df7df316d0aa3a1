import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf, screens } from '../states.tsx';

/** A year in review. */
const meta = { title: 'Screens/Adopters/Year', ...screens } satisfies Meta;
export default meta;

const at = adopterScreen('year', 'year/route.tsx');

const address = '/year/2026/';

export const Loading = at(address, { reader: 'fresh', weather: 'waiting' });
export const Nothing = at(address, { reader: 'fresh' });
export const Growing = at(address, { reader: 'many' });
export const LastWeeks = at(address, { reader: 'ending' });
export const Failed = at(address, { reader: 'fresh', weather: 'failing' });
export const Offline = at(address, { reader: 'fresh', weather: 'offline' });
export const AllStates = rowOf({ Loading, Nothing, Growing, LastWeeks, Failed, Offline });
