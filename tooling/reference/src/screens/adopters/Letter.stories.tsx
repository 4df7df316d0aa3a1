import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** A letter from the field. */
const meta = { title: 'Screens/Adopters/Letter', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('letter', 'letter/route.tsx');

const letter = (letterId: number) => pathTo('letter', { letterId });

export const AllStates = rowOf(at, () => ({ Loading, Visit, Death, Replacement, Missing, Failed, Offline }));
export const Loading = at(letter(3), { reader: 'one', weather: 'waiting' });
export const Visit = at(letter(3), { reader: 'many' });
export const Death = at(letter(2), { reader: 'many' });
export const Replacement = at(letter(4), { reader: 'many' });
export const Missing = at(letter(999999), { reader: 'one' });
export const Failed = at(letter(3), { reader: 'one', weather: 'failing' });
export const Offline = at(letter(3), { reader: 'one', weather: 'offline' });
