// A plate of one part of a tree.
import { BARK, type BarkKinds } from './bark/index.ts';
import { FLOWER, type FlowerKinds } from './flower/index.ts';
import { FRUIT, type FruitKinds } from './fruit/index.ts';
import { drawKind } from './kinds.ts';
import { LEAF, type LeafKinds } from './leaf/index.ts';
import { Plate } from './pen.ts';
import { SAP, type SapKinds } from './sap/index.ts';
import type { Parts } from './species/species.ts';

export type Part = keyof Parts;
export const PARTS: readonly Part[] = ['leaf', 'bark', 'fruit', 'flower', 'sap'];
const NAME: Record<Part, string> = {
  leaf: 'daun',
  bark: 'kulit batang',
  fruit: 'buah',
  flower: 'bunga',
  sap: 'getah',
};
const DRAW: { [P in Part]: (pl: Plate, s: NonNullable<Parts[P]>) => void } = {
  leaf: (pl, s) => drawKind<LeafKinds, keyof LeafKinds>(LEAF, s.kind, pl, s),
  bark: (pl, s) => drawKind<BarkKinds, keyof BarkKinds>(BARK, s.kind, pl, s),
  fruit: (pl, s) => drawKind<FruitKinds, keyof FruitKinds>(FRUIT, s.kind, pl, s),
  flower: (pl, s) => drawKind<FlowerKinds, keyof FlowerKinds>(FLOWER, s.kind, pl, s),
  sap: (pl, s) => drawKind<SapKinds, keyof SapKinds>(SAP, s.kind, pl, s),
};

/** Whose parts they are: a species, or a type of tree. */
export type Owner = Parts & { id: string; local: string; latin: string };

export function part<P extends Part>(s: Owner, p: P, scale = 1) {
  const options = s[p];
  if (!options) throw new Error(`${s.id} has no ${p}`);
  const pl = new Plate(600, 600, `${s.id}-${p}`, `${s.local} (${s.latin}), ${NAME[p]}`, s.id + p);
  pl.scale = scale;
  if (scale > 1) thin(pl, scale);
  DRAW[p](pl, options);
  pl.sheet();
  if (p !== 'bark') {
    const b = pl.bounds(),
      z = Math.round(Math.max(b[2] - b[0], b[3] - b[1]) + 36);
    pl.box = `${Math.round((b[0] + b[2] - z) / 2)} ${Math.round((b[1] + b[3] - z) / 2)} ${z} ${z}`;
  }
  return pl;
}
/** Above scale 1 hair lines and stipple are thinned until the drawing fits. */
function thin(pl: Plate, k: number) {
  const put = pl.put.bind(pl);
  let n = 0;
  pl.put = (key, pts, kind, closed, keep) => {
    if ((key === 'hair' || (kind === 'line' && key === 'fine' && pts.length === 2)) && !closed) {
      n += 1 / (k * k);
      if (n < 1) return;
      n -= 1;
    }
    put(key, pts, kind, closed, keep);
  };
}
