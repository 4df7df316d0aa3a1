import type { Bark } from '../bark/index.ts';
import type { Flower } from '../flower/index.ts';
import type { Fruit } from '../fruit/index.ts';
import type { Leaf } from '../leaf/index.ts';
import type { Sap } from '../sap/index.ts';
import type { Tree } from '../tree/tree.ts';

/** The parts that have plates of their own, each as its kind and how it differs. Sap only where it is used or known. */
export type Parts = { leaf: Leaf; bark: Bark; fruit: Fruit; flower: Flower; sap?: Sap };
export type Species = Parts & {
  /** The Latin name as a slug. */
  id: string;
  latin: string;
  local: string;
  tree: Tree;
};
