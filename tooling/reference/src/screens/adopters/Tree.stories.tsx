import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { seen } from '../plays.ts';
import { adopterScreen, rowOf } from '../states.tsx';

/** A tree: its drawing, its measures, its history, where it stands. */
const meta = { title: 'Screens/Adopters/Tree', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('tree', 'trees/detail/route.tsx');

const tree = (treeId: number) => pathTo('tree', { treeId });

/** How it stands is said below its drawing. */
const play = seen('main :has(> h1) + *');

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
export const Loading = at(tree(361), { reader: 'one', weather: 'waiting' });
export const ReadyToAdopt = at(tree(361), { reader: 'one', play });
export const HeldByYou = at(tree(1153), { reader: 'one', play });
export const HeldByAnother = at(tree(1153), { reader: 'fresh', play });
export const AdoptedByAnother = at(tree(291), { reader: 'one', play });
export const NotOffered = at(tree(1), { reader: 'fresh', play });
export const Dead = at(tree(658), { reader: 'fresh', play });
export const Own = at(tree(291), { reader: 'many', play });
export const OwnLastWeeks = at(tree(291), { reader: 'ending', play });
export const OwnEnded = at(tree(291), { reader: 'later', play });
export const OwnDead = at(tree(384), { reader: 'many', play });
export const OwnReplacement = at(tree(586), { reader: 'many', play });
export const Missing = at(tree(999999), { reader: 'one' });
export const Failed = at(tree(361), { reader: 'one', weather: 'failing' });
export const Offline = at(tree(361), { reader: 'one', weather: 'offline' });
