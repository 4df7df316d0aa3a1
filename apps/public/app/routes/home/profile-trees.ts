import type { NamedTree } from '@rimba/ui';

interface DrawnTree {
  readonly tree: NamedTree;
  readonly latinName: string;
  /** As it is called in Kotawaringin Barat, in either language. */
  readonly name: string;
  /** At which the tree is drawn, in metres. */
  readonly heightM: number;
}

/** The trees that bear a name in the drawing of the profile. */
export const profileTrees: readonly DrawnTree[] = [
  { tree: 'mangrove', latinName: 'Rhizophora apiculata', name: 'bakau minyak', heightM: 21 },
  { tree: 'peat', latinName: 'Dyera polyphylla', name: 'jelutung rawa', heightM: 41 },
  { tree: 'kerangas', latinName: 'Agathis borneensis', name: 'pilau', heightM: 40 },
  { tree: 'lowland', latinName: 'Koompassia excelsa', name: 'bangeris', heightM: 66 },
];
