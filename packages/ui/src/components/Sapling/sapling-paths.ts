import { seededRandom } from '../GrowthRings/seeded-random.ts';

const round = (n: number) => Math.round(n * 10) / 10 + 0;

/**
 * A young tree with its foot at 0,0 and its tip `height` units above: its stem, its leaves, and the twigs that stand there
 * without them. The seed sets its leaves, so that a tree keeps its shape from one survey to the next while the number of
 * leaves grows with it.
 * @param breadth what of their full reach its leaves have, 0 to 1, where it stands in a crowd
 */
export function saplingPaths(
  height: number,
  seed: string,
  leaves: number,
  breadth = 1,
): { stem: string; leaves: string; twigs: string } {
  const random = seededRandom(seed);
  const h = height * 0.865;
  const point = (x: number, y: number) => `${round(x * breadth)} ${round(y)}`;
  const stem = `M0 0Q${round(h * 0.04)} ${round(-h * 0.5)} ${round(h * 0.01)} ${round(-h)}`;
  let d = '';
  let twigs = '';
  for (let i = 0; i < leaves; i++) {
    const t = leaves === 1 ? 1 : 0.3 + (0.7 * i) / (leaves - 1);
    const side = i % 2 ? 1 : -1;
    const [x, y] = [h * 0.02, -h * t];
    const length = h * (0.34 - 0.14 * t) * (0.85 + random() * 0.3);
    const angle = side * (0.75 - 0.35 * t);
    const tip = { x: x + Math.sin(angle) * length * 1.2, y: y - Math.cos(angle) * length * 0.75 };
    const middle = { x: (x + tip.x) / 2, y: (y + tip.y) / 2 };
    const bulge = { x: -(tip.y - y) * 0.28, y: (tip.x - x) * 0.28 };
    d +=
      `M${point(x, y)}Q${point(middle.x + bulge.x, middle.y + bulge.y)} ${point(tip.x, tip.y)}` +
      `Q${point(middle.x - bulge.x, middle.y - bulge.y)} ${point(x, y)}z`;
    // The one at the top goes on to the height that was measured.
    const end = i === leaves - 1 ? tip : middle;
    twigs += `M${point(x, y)}L${point(end.x, end.y)}`;
  }
  return { stem, leaves: d, twigs };
}

/** How far its leaves reach to either side, for its height. */
export const reachForHeight = 0.24;

/** Leaves of a tree so many metres high: a few on a seedling, a full stem from two metres. */
export const leavesAt = (heightM: number): number => Math.max(4, Math.min(11, Math.round(3 + heightM * 3.2)));
