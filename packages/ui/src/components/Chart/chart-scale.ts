/** One value of a chart, with its words: charts format nothing themselves. */
export type ChartPoint = {
  /** What it stands for: "Q3 2026". */
  readonly label: string;
  readonly value: number;
  /** As written over the mark: "12.4". */
  readonly valueText: string;
};

/** The drawing's own units; a unit is a pixel at full size. */
export const frame = { step: 64, tallest: 200, above: 28, below: 44 } as const;
/** So wide is drawn within a phone's width, somewhat smaller; what is wider is scrolled. */
const fitsOnPhone = 448;
/** The widest letter of a value, in the drawing's units. */
const letter = 7.2;
export const ground = frame.above + frame.tallest;
export const height = ground + frame.below;

/** The drawing's width: each point has room for its words, the first and the last too. */
export function widthOf(points: readonly ChartPoint[]) {
  const longest = Math.max(0, ...points.map(({ valueText }) => valueText.length));
  const step = Math.max(frame.step, Math.ceil(longest * letter));
  const width = points.length * step;
  return { step, width, fits: width <= fitsOnPhone };
}

/** Where each point stands: the middle of its place, and its height over the ground. Nothing is cut off at the foot. */
export function placed(points: readonly ChartPoint[]) {
  const { step } = widthOf(points);
  const most = Math.max(0, ...points.map(({ value }) => value));
  return points.map((point, place) => ({
    ...point,
    x: place * step + step / 2,
    y: ground - (most === 0 ? 0 : (Math.max(0, point.value) / most) * frame.tallest),
  }));
}
