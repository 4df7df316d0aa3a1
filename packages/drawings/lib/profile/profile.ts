// A section from the Java Sea to the northern hills: each kind of forest on its soil, trees at their mature height.
import { bird, boat, person } from './figures.ts';
import { BACK, FRONT } from './planting.ts';
import { short as f } from './random.ts';
import { sheet } from './sheet.ts';
import { groundAt, groundLine, HEIGHT, ridgeLine, ripples, soil, WIDTH } from './soil-section.ts';
import { standingTree } from './standing-tree.ts';

const UNITS_PER_METRE = 4.6;

/** Each shape is drawn once and used again, scaled and mirrored: that keeps the file small. */
function row(trees: typeof FRONT, far: boolean) {
  const heights = new Map<string, number>();
  let defs = '';
  const uses = trees.map(([kind, x, metres, seed], i) => {
    const h = metres * UNITS_PER_METRE;
    const id = `${far ? 'far' : 'near'}-${kind}${far ? '' : i % 2}`;
    const drawn = heights.get(id) ?? h;
    if (!heights.has(id)) {
      heights.set(id, h);
      defs += `<g id="${id}">${standingTree(kind, h, `t${seed}`, { far })}</g>`;
    }
    const scale = h / drawn;
    const mirror = (i * 7 + x) % 3 === 1 ? -1 : 1;
    const round = (n: number) => Math.round(n * 100) / 100;
    const resize = scale !== 1 || mirror < 0 ? ` scale(${round(scale * mirror)} ${round(scale)})` : '';
    return `<use href="#${id}" transform="translate(${x} ${f(groundAt(x) + 2)})${resize}"/>`;
  });
  return { defs, uses: uses.join('') };
}

export function profile() {
  const back = row(BACK, true);
  const front = row(FRONT, false);
  const { peat, sand, clay, grass } = soil();
  const line = groundLine();
  const fill = (name: string, fallback: string, d: string, more = '') =>
    `<path fill="var(--${name},${fallback})" stroke="none"${more} d="${d}"/>`;
  return sheet(
    'profile',
    `0 0 ${WIDTH} ${HEIGHT}`,
    'Penampang hutan dari Laut Jawa sampai perbukitan utara',
    [
      `<defs>${back.defs}${front.defs}</defs>`,
      fill('far', '#f0ebdb', `${ridgeLine()}V${HEIGHT}H0z`, ' opacity=".75"'),
      fill('soil', '#f0ebdb', `${line}V${HEIGHT}H0z`),
      fill('water', '#d4edf7', `M0 474Q90 470 164 464L146 ${HEIGHT}H0z`),
      fill('water', '#d4edf7', 'M736 464h76q-6 14-20 14h-36q-14 0-20-14z'),
      `<g stroke-opacity=".34">${back.uses}</g>${front.uses}`,
      `<path d="${line}"/><path stroke-width=".7" d="${grass}"/>`,
      `<path stroke="var(--peat,#964b2c)" stroke-width="1" d="${peat}"/>`,
      `<g stroke="var(--sand,#636554)" opacity=".7"><path stroke-width="1.8" d="${sand}"/><path stroke-width=".8" d="${clay}"/></g>`,
      `<path stroke="var(--waterline,#56a7c7)" stroke-width="1" d="${ripples()}"/>`,
      boat(774, 462, 0.62),
      person(824, 449) + person(838, 447, -1) + person(1104, 431),
      bird(778, 268, 1.4) + bird(818, 292, 1),
    ].join(''),
  );
}
