// A whole tree in the manner of a forest profile diagram, its foot at 0,0.

import { nth, type Point } from '../pen.ts';
import { short as f, sequence } from './random.ts';
import { type Clump, KINDS, type Stand, type StandKind } from './stand-kinds.ts';

const WASH = ['var(--leaf,#c3dbb4)', 'var(--moss,#d9e3bd)', 'var(--deep,#a5cba6)'];
const FAR = 'var(--far,#f0ebdb)';

/** The edge of a clump of leaves: bumps around an ellipse. */
function scallop(
  [cx, cy, rx, ry]: Clump,
  random: () => number,
  bumps = Math.max(8, Math.round((rx + ry) * 0.34)),
) {
  const start = random() * 6;
  const points = Array.from({ length: bumps }, (_, i): Point => {
    const angle = start + (i / bumps) * Math.PI * 2 + (random() - 0.5) * 0.25;
    const reach = 0.92 + random() * 0.16;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  const first = nth(points, 0);
  let d = `M${f(first[0])} ${f(first[1])}`;
  for (let i = 1; i <= bumps; i++) {
    const a = nth(points, i - 1);
    const b = nth(points, i % bumps);
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const out: Point = [middle[0] - cx, middle[1] - cy];
    const far = Math.hypot(...out) || 1;
    const bulge = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.55;
    const q: Point = [middle[0] + (out[0] / far) * bulge, middle[1] + (out[1] / far) * bulge];
    d += `q${f(q[0] - a[0])} ${f(q[1] - a[1])} ${f(b[0] - a[0])} ${f(b[1] - a[1])}`;
  }
  return `${d}z`;
}

/** Short strokes on the shaded, lower right of a clump. */
function shade([cx, cy, rx, ry]: Clump, random: () => number) {
  let d = '';
  for (let i = 2 + Math.round((rx + ry) / 16); i > 0; i--) {
    const angle = 0.15 + random() * 1.25;
    const reach = 0.3 + random() * 0.5;
    const x = cx + Math.cos(angle) * rx * reach;
    const y = cy + Math.sin(angle) * ry * reach;
    const w = 2 + rx * 0.16 * (0.6 + random());
    d += `M${f(x - w / 2)} ${f(y)}q${f(w / 2)} ${f(w * 0.38)} ${f(w)} ${f(-w * 0.12)}`;
  }
  return d;
}

function stilts(h: number, random: () => number) {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const side = i % 2 ? 1 : -1;
    const y = -h * (0.08 + 0.05 * (i >> 1) + random() * 0.03);
    const x = side * h * (0.07 + 0.06 * (i >> 1) + random() * 0.02);
    d += `M0 ${f(y)}Q${f(x * 0.9)} ${f(y * 0.95)} ${f(x)} 0`;
  }
  return d;
}

function pencils(h: number, random: () => number) {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const x = (i - 4) * h * 0.09 + random() * 3;
    d += `M${f(x)} 0v${f(-h * 0.03 - random() * 2)}`;
  }
  return d;
}

function coneClumps(h: number, w: number, random: () => number) {
  const rows = 6;
  return Array.from({ length: rows }, (_, i): Clump => {
    const t = i / (rows - 1);
    return [(random() - 0.5) * 3, -h * (0.38 + 0.56 * t), w * (0.5 * (1 - t) + 0.08), h * 0.052];
  });
}

const crownClumps = ({ crown }: StandKind, h: number, w: number, lean: number, random: () => number) =>
  crown.map(
    ([x, y, rx, ry]): Clump => [
      x * w * 0.72 + lean + (random() - 0.5) * w * 0.06,
      -h * y + (random() - 0.5) * h * 0.012,
      rx * w * 0.72 * (0.92 + random() * 0.16),
      ry * h * (0.92 + random() * 0.16),
    ],
  );

function limbs(
  clumps: readonly Clump[],
  kind: StandKind,
  h: number,
  trunkWidth: number,
  lean: number,
  random: () => number,
) {
  let d = '';
  for (const [x, y, , ry] of clumps) {
    const from = -h * (kind.fork + random() * 0.05);
    const start = (x > 0 ? 1 : -1) * trunkWidth * 0.2 + lean * kind.fork;
    const bend: Point = [start + (x - start) * 0.35, from + (y - from) * 0.6];
    d += `M${f(start)} ${f(from)}Q${f(bend[0])} ${f(bend[1])} ${f(x * 0.85)} ${f(y + ry * 0.6)}`;
  }
  return d;
}

/** From where a limb ends up into its clump, short of the edge: what is left to see without leaves. */
function twigs([x, y, rx, ry]: Clump) {
  const foot: Point = [x * 0.85, y + ry * 0.6];
  return [-0.75, -0.4, 0.05, 0.35, 0.8]
    .map((side, i): Point => [x + side * rx, y - ry * (i % 2 ? 0.74 : 0.3)])
    .map(([tipX, tipY]) => {
      const bend: Point = [(foot[0] * 2 + tipX) / 3, (foot[1] + tipY) / 2];
      return `M${f(foot[0])} ${f(foot[1])}Q${f(bend[0])} ${f(bend[1])} ${f(tipX)} ${f(tipY)}`;
    })
    .join('');
}

function honeycombs(h: number, w: number, random: () => number) {
  let d = '';
  for (const x of [-0.3, -0.12, 0.24, 0.42]) {
    const y = -h * (0.845 + random() * 0.02);
    d += `M${f(x * w)} ${f(y)}q${f(h * 0.012)} ${f(h * 0.03)} 0 ${f(h * 0.036)}q${f(-h * 0.012)} ${f(-h * 0.006)} 0 ${f(-h * 0.036)}`;
  }
  return d;
}

/**
 * The paths of a tree `h` units high. `far`: paler and with fewer marks, for the second row.
 * `attributes` goes on every path (a drawing that is scaled needs `vector-effect`). `sheds`: its leaves hide twigs, and the
 * property `--leaves` takes them away where it says `none`.
 */
export function standingTree(
  name: Stand,
  h: number,
  seed: string,
  {
    far = false,
    sheds = false,
    attributes = '',
  }: { far?: boolean; sheds?: boolean; attributes?: string } = {},
) {
  const kind: StandKind = KINDS[name];
  const random = sequence(name + seed);
  const w = h * kind.cw;
  const tw = Math.max(1.6, h * kind.trunk);
  const lean = (random() - 0.5) * h * 0.03;
  const flare = (kind.buttress ?? 0.25) * tw * 1.5;
  const path = (d: string, own = '') => (d ? `<path${own}${attributes} d="${d}"/>` : '');
  const trunk =
    `M${f(-tw / 2 - flare)} 0q${f(flare * 0.8)} ${f(-h * 0.02)} ${f(flare)} ${f(-h * 0.09)}` +
    `L${f(-tw * 0.36 + lean)} ${f(-h * (kind.fork + 0.12))}h${f(tw * 0.72)}L${f(tw / 2)} ${f(-h * 0.09)}` +
    `q${f(flare * 0.2)} ${f(h * 0.06)} ${f(flare)} ${f(h * 0.09)}`;
  let branches = kind.stilt ? stilts(h, random) : kind.pencils ? pencils(h, random) : '';
  const clumps = kind.cone ? coneClumps(h, w, random) : crownClumps(kind, h, w, lean, random);
  branches += kind.cone ? `M0 ${f(-h * 0.3)}V${f(-h * 0.97)}` : limbs(clumps, kind, h, tw, lean, random);
  const wash = far ? FAR : WASH[Math.floor(random() * 3)];
  let crown = '';
  let hatching = '';
  for (const clump of clumps.toSorted((a, b) => a[1] - b[1])) {
    const bumps = far ? Math.max(7, Math.round((clump[2] + clump[3]) * 0.3)) : undefined;
    crown += path(scallop(clump, random, bumps));
    hatching += shade(clump, random);
  }
  const leaves =
    `<g fill="${wash}" stroke-width="1">${crown}</g>` +
    (far ? '' : path(hatching, ' stroke-width=".7"')) +
    (kind.combs && !far
      ? path(honeycombs(h, w, random), ' fill="var(--honey,#c88526)" stroke-width=".6"')
      : '');
  return (
    path(trunk, ` fill="${far ? FAR : 'var(--paper,#fcfbf4)'}"`) +
    path(branches) +
    (sheds
      ? `${path(clumps.map(twigs).join(''), ' stroke-width=".8"')}<g display="var(--leaves,inline)">${leaves}</g>`
      : leaves)
  );
}
