// One tree of a kind by itself, 100 units high: for rows of trees at their own height.

import { sheet } from './sheet.ts';
import type { Stand } from './stand-kinds.ts';
import { standingTree } from './standing-tree.ts';

const HEIGHT = 320; // drawn at this height for enough marks, then brought to 100

/** The foot stands at 60, 105 of a box 120 wide and 106 high; lines keep their width at any size. Bare where `--leaves` is `none`. */
export function stand(kind: Stand) {
  const tree = standingTree(kind, HEIGHT, 'stand', {
    sheds: true,
    attributes: ' vector-effect="non-scaling-stroke"',
  });
  const place = `<g transform="translate(60 105) scale(${100 / HEIGHT})">${tree}</g>`;
  return sheet(`stand-${kind}`, '0 0 120 106', `Pohon ${kind}`, place);
}
