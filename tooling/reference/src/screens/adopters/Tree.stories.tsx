import type { Meta } from '@storybook/react-vite';
import { seen } from '../plays.ts';
import { adopterScreen, rowOf } from '../states.tsx';

/** A tree: its drawing, its measures, its history, where it stands. */
const meta = { title: 'Screens/Adopters/Tree', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('tree', 'trees/detail/route.tsx');

/** How it stands is said below its drawing. */
const play = seen('h1');

export const AllStates = rowOf(at, () => ({
  Loading,
  ReadyToAdopt,
  HeldByYou,
  HeldByAnother,
  AdoptedByAnother,
  NotOffered,
  Dead,
  Own,
  OwnLastWeeks,
  OwnEnded,
  OwnDead,
  OwnReplacement,
  Missing,
  Failed,
  Offline,
}));
export const Loading = at('/data/pohon/361/', { reader: 'one', weather: 'waiting' });
export const ReadyToAdopt = at('/data/pohon/361/', { reader: 'one', play });
export const HeldByYou = at('/data/pohon/1153/', { reader: 'one', play });
export const HeldByAnother = at('/data/pohon/1153/', { reader: 'fresh', play });
export const AdoptedByAnother = at('/data/pohon/291/', { reader: 'one', play });
export const NotOffered = at('/data/pohon/1/', { reader: 'fresh', play });
export const Dead = at('/data/pohon/658/', { reader: 'fresh', play });
export const Own = at('/data/pohon/291/', { reader: 'many', play });
export const OwnLastWeeks = at('/data/pohon/291/', { reader: 'ending', play });
export const OwnEnded = at('/data/pohon/291/', { reader: 'later', play });
export const OwnDead = at('/data/pohon/384/', { reader: 'many', play });
export const OwnReplacement = at('/data/pohon/586/', { reader: 'many', play });
export const Missing = at('/data/pohon/999999/', { reader: 'one' });
export const Failed = at('/data/pohon/361/', { reader: 'one', weather: 'failing' });
export const Offline = at('/data/pohon/361/', { reader: 'one', weather: 'offline' });
