import { reachForHeight } from '../Sapling/sapling-paths.ts';

export type GrowthPoint = {
  /** Time of the survey in epoch milliseconds. */
  readonly at: number;
  readonly heightM: number;
  /** The height as written: "2.41". */
  readonly value: string;
  /** The date as written under the axis: "Sept". */
  readonly tick: string;
  /** It was found dead, and stands there bare. */
  readonly dead?: boolean;
};

export type GrowthWindow = { readonly from: number; readonly to: number };

/** The chart's frames in their own units: across a page, and within a phone's. */
const upright = { height: 290, ground: 256, top: 46 } as const;
export const frames = {
  wide: { ...upright, width: 720, left: 48, right: 712 },
  narrow: { ...upright, width: 344, left: 40, right: 340 },
} as const;
export type Frame = (typeof frames)[keyof typeof frames];
const inset = 26;
/** Dates closer than this are not both written. */
const labelWidth = 44;
const steps = [0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5, 10, 20] as const;

/** Heights of the grid lines in metres: at most six above the ground, the last one above or at the tallest. */
export function gridHeights(tallestM: number): number[] {
  const step = steps.find((candidate) => tallestM / candidate <= 5.2) ?? 20;
  const lines = Math.max(1, Math.ceil(tallestM / step - 0.05));
  return Array.from({ length: lines + 1 }, (_, i) => Math.round(i * step * 100) / 100);
}

export type GrowthScale = {
  x: (at: number) => number;
  y: (heightM: number) => number;
  unitsPerMetre: number;
};

/** Time to x and metres to y. With a single survey and no window, it stands in the middle. */
export function growthScale(
  frame: Frame,
  points: readonly GrowthPoint[],
  next: GrowthWindow | undefined,
): GrowthScale {
  const times = [...points.map((point) => point.at), ...(next ? [next.from, next.to] : [])];
  const from = Math.min(...times);
  const span = Math.max(...times) - from;
  const left = frame.left + inset;
  const width = frame.right - 22 - left;
  const top = gridHeights(Math.max(...points.map((point) => point.heightM))).at(-1) ?? 1;
  const unitsPerMetre = (frame.ground - frame.top) / top;
  return {
    x: (at) => (span === 0 ? left + width / 2 : left + ((at - from) / span) * width),
    y: (heightM) => frame.ground - heightM * unitsPerMetre,
    unitsPerMetre,
  };
}

/**
 * How broad the tree of each survey is drawn, as a part of its full breadth, so that its leaves touch neither the trees
 * beside it nor the window of the next survey.
 */
export function leafBreadths(
  points: readonly GrowthPoint[],
  { x, unitsPerMetre }: GrowthScale,
  next: GrowthWindow | undefined,
): number[] {
  return points.map(({ at, heightM }, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    const room = Math.min(
      before ? (x(at) - x(before.at)) / 2 : Number.POSITIVE_INFINITY,
      after ? (x(after.at) - x(at)) / 2 : Number.POSITIVE_INFINITY,
      next ? x(next.from) - x(at) - 2 : Number.POSITIVE_INFINITY,
    );
    return Math.max(0, Math.min(1, room / (heightM * unitsPerMetre * reachForHeight)));
  });
}

/** Which surveys have their date written, from the latest back, so that the words do not touch. */
export function writtenTicks(points: readonly GrowthPoint[], x: (at: number) => number): Set<number> {
  const written = new Set<number>();
  let last = Number.POSITIVE_INFINITY;
  for (const point of points.toReversed()) {
    if (last - x(point.at) < labelWidth) continue;
    written.add(point.at);
    last = x(point.at);
  }
  return written;
}
