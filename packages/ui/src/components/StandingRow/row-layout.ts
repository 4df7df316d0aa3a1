export type RowTree = { readonly heightM: number };

/** The row's frame in units. */
export const frame = { top: 20, ground: 360, foot: 56, left: 40, right: 70 } as const;
const minimumGap = 96;
const crownShare = 0.5;

export type RowLayout = {
  readonly width: number;
  readonly unitsPerMetre: number;
  /** x of each tree's foot, then of the empty place. */
  readonly xs: readonly number[];
  /** Heights of the grid lines in metres. */
  readonly lines: readonly number[];
};

const steps = [0.5, 1, 2, 5, 10] as const;

/** Trees side by side at one scale, further apart where they are tall, with an empty place at the end. */
export function rowLayout(trees: readonly RowTree[]): RowLayout {
  const tallest = Math.max(2, ...trees.map((tree) => tree.heightM));
  const step = steps.find((candidate) => tallest / candidate <= 5.2) ?? 10;
  const count = Math.ceil(tallest / step + 0.05);
  const unitsPerMetre = (frame.ground - frame.top) / (count * step);
  const half = (tree: RowTree) => Math.max(minimumGap, tree.heightM * unitsPerMetre * crownShare) / 2;
  const xs: number[] = [];
  let x: number = frame.left;
  for (const tree of trees) {
    x += half(tree);
    xs.push(Math.round(x));
    x += half(tree);
  }
  xs.push(Math.round(x + minimumGap / 2));
  return {
    width: Math.max(760, Math.round(x + minimumGap + frame.right)),
    unitsPerMetre,
    xs,
    lines: Array.from({ length: count }, (_, i) => Math.round((i + 1) * step * 10) / 10),
  };
}
