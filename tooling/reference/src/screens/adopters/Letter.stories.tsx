import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** A letter from the field. */
const meta = { title: 'Screens/Adopters/Letter', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('letter', 'letter/route.tsx');

export const AllStates = rowOf(at, () => ({ Loading, Visit, Death, Replacement, Missing, Failed, Offline }));
export const Loading = at('/notification/3/', { reader: 'one', weather: 'waiting' });
export const Visit = at('/notification/3/', { reader: 'many' });
export const Death = at('/notification/2/', { reader: 'many' });
export const Replacement = at('/notification/4/', { reader: 'many' });
export const Missing = at('/notification/999999/', { reader: 'one' });
export const Failed = at('/notification/3/', { reader: 'one', weather: 'failing' });
export const Offline = at('/notification/3/', { reader: 'one', weather: 'offline' });
