// A plate of one part of a tree.
import { BARK } from './bark/index.mjs';
import { FLOWER } from './flower/index.mjs';
import { FRUIT } from './fruit/index.mjs';
import { LEAF } from './leaf/index.mjs';
import { Plate } from './pen.mjs';
import { SAP } from './sap/index.mjs';

export const PARTS = ['leaf', 'bark', 'fruit', 'flower', 'sap'];
const NAME = { leaf: 'daun', bark: 'kulit batang', fruit: 'buah', flower: 'bunga', sap: 'getah' };
const KIND = { leaf: LEAF, bark: BARK, fruit: FRUIT, flower: FLOWER, sap: SAP };
export function part(s, p, scale = 1, id = s.id) {
  const pl = new Plate(600, 600, `${id}-${p}`, `${s.local} (${s.latin}), ${NAME[p]}`, id + p);
  pl.scale = scale;
  if (scale > 1) thin(pl, scale);
  KIND[p][s[p].kind](pl, s[p]);
  pl.sheet();
  if (p !== 'bark') {
    const b = pl.done.reduce(
        (a, q) => [
          Math.min(a[0], q.box[0]),
          Math.min(a[1], q.box[1]),
          Math.max(a[2], q.box[2]),
          Math.max(a[3], q.box[3]),
        ],
        [1e9, 1e9, -1e9, -1e9],
      ),
      z = Math.round(Math.max(b[2] - b[0], b[3] - b[1]) + 36);
    pl.box = `${Math.round((b[0] + b[2] - z) / 2)} ${Math.round((b[1] + b[3] - z) / 2)} ${z} ${z}`;
  }
  return pl;
}
/** Above scale 1 hair lines and stipple are thinned until the drawing fits. */
function thin(pl, k) {
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
