import type { Meta } from '@storybook/react-vite';
import { adopterScreen, rowOf } from '../states.tsx';

/** A tree: its drawing, its measures, its history, where it stands. */
const meta = { title: 'Screens/Adopters/Tree', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('tree', 'trees/detail/route.tsx');

export const AllStates = rowOf(at, () => ({ Loading, ReadyToAdopt, Own, Missing, Failed, Offline }));
export const Loading = at('/data/pohon/361/', { reader: 'one', weather: 'waiting' });
export const ReadyToAdopt = at('/data/pohon/361/', { reader: 'one' });
export const Own = at('/data/pohon/291/', { reader: 'many' });
export const Missing = at('/data/pohon/999999/', { reader: 'one' });
export const Failed = at('/data/pohon/361/', { reader: 'one', weather: 'failing' });
export const Offline = at('/data/pohon/361/', { reader: 'one', weather: 'offline' });
