export type RowTree = { readonly heightM: number; readonly name: string };

/** The row's frame in units. */
export const frame = { top: 24, ground: 320, foot: 56, left: 16, right: 64 } as const;
const minimumWidth = 840;
const minimumPlace = 84;
const vacantPlace = 110;
/** Crowns are up to this share of the height wide; a letter of the name under a tree takes so many units. */
const crownShare = 0.72;
const letterWidth = 6.9;

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
  const places = trees.map((tree) =>
    Math.max(minimumPlace, tree.name.length * letterWidth + 18, tree.heightM * unitsPerMetre * crownShare),
  );
  places.push(vacantPlace);
  // The widest crowns are nearly as wide as the tree is high: the first one must not be cut off.
  const first = (trees[0]?.heightM ?? 0) * unitsPerMetre * 0.48;
  const left = frame.left + Math.max(0, first - (places[0] ?? 0) / 2);
  const needed = places.reduce((sum, place) => sum + place, left + frame.right);
  const spare = Math.max(0, minimumWidth - needed) / places.length;
  const xs: number[] = [];
  let x = left;
  for (const place of places) {
    xs.push(Math.round(x + (place + spare) / 2));
    x += place + spare;
  }
  return {
    width: Math.round(Math.max(minimumWidth, needed)),
    unitsPerMetre,
    xs,
    lines: Array.from({ length: count }, (_, i) => Math.round((i + 1) * step * 10) / 10),
  };
}
