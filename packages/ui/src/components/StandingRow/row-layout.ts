import { personM } from '../MeasuredDrawing/person-paths.ts';
import { saplingBelowM } from '../Sapling/sapling-limit.ts';
import { reachForHeight } from '../Sapling/sapling-paths.ts';

export type RowTree = {
  readonly heightM: number;
  /** What is written under it, line by line. */
  readonly lines: readonly string[];
  /** What is written on a board over it. */
  readonly board?: string | undefined;
};

/** The row's frame in units; a box of its own height keeps what stands below it where it is. */
export const frame = { top: 20, ground: 310, height: 400, left: 20 } as const;
/** What a wide window is filled to, and a phone nearly: there the next tree has to show that there is one. */
const filledWidth = { wide: 1020, narrow: 424 } as const;
type Room = keyof typeof filledWidth;
const vacantPlace = 140;
/** Where the empty place still stands whole in the smallest phone's window. */
const lastSeenWhole = 300;
/** More trees than this stand close together, with numbers for names. */
export const mostNamed = 9;
/** Units a metre: one tree alone is drawn large, and so are young ones; many small; a tall one makes them fewer. */
const scales = { large: 60, few: 28, many: 23 } as const;
/** No tree is higher in the first of the three windows that trees are drawn in. */
const youngM = 3.3;
/** A young tree's leaves hang to the ground, where a person stands between it and the next. */
const leavesReach = (heightM: number) => (heightM < saplingBelowM ? reachForHeight * heightM : 0);
const personWidthM = 1;
/** Crowns are up to this share of the height wide; a letter under a tree takes so many units. */
const crownShare = 0.62;
const letterWidth = 7.2;

/** The longest name that a board takes whole; a letter of it takes so many units. */
const boardLetters = 18;
const boardLetter = 7;
/** Around a board, for the crowns that reach out of their places. */
const boardRoom = 36;

/** What a board says, and how wide it is for it. */
export function boardOf(text: string) {
  const shown = text.length > boardLetters ? `${text.slice(0, boardLetters - 1)}…` : text;
  return { shown, width: shown.length * boardLetter + 24 };
}

export type RowLayout = {
  readonly width: number;
  readonly unitsPerMetre: number;
  /** x of each tree's foot, then of the empty place. */
  readonly xs: readonly number[];
  /** Metres between the grid's lines, and the heights of all of them. */
  readonly step: number;
  readonly lines: readonly number[];
};

/** Metres between two lines of the grid. */
export const gridStep = (trees: readonly Pick<RowTree, 'heightM'>[]): number =>
  scaleOf(trees, 'wide') * 2 < 22 ? 5 : 2;

/** On a phone several young trees stay small, so that the place beside them is seen. */
function scaleOf(trees: readonly Pick<RowTree, 'heightM'>[], room: Room): number {
  const tallest = Math.max(2, ...trees.map(({ heightM }) => heightM));
  const isLarge = trees.length <= 1 || (room === 'wide' && tallest <= youngM);
  const usual = trees.length > mostNamed ? scales.many : isLarge ? scales.large : scales.few;
  return Math.min(usual, (frame.ground - frame.top) / tallest);
}

/** Trees side by side at one scale, further apart where they are tall, with an empty place at the end. */
export function rowLayout(trees: readonly RowTree[], room: Room = 'wide'): RowLayout {
  const unitsPerMetre = scaleOf(trees, room);
  const isDense = trees.length > mostNamed;
  const places = trees.map(({ heightM, lines, board }, i) => {
    const crown = heightM * unitsPerMetre * crownShare;
    const besidePerson = trees.length > 1 ? (2 * leavesReach(heightM) + personWidthM) * unitsPerMetre : 0;
    // A person stands between the first two.
    if (isDense) return Math.max(40, crown / 2, i < 2 ? besidePerson : 0);
    const underBoard = board === undefined ? 0 : boardOf(board).width + boardRoom;
    return Math.max(
      92,
      crown,
      besidePerson,
      underBoard,
      ...lines.map((line) => line.length * letterWidth + 22),
    );
  });
  // The first crown must not be cut off.
  const left =
    frame.left + Math.max(0, (trees[0]?.heightM ?? 0) * unitsPerMetre * 0.5 - (places[0] ?? 0) / 2);
  const needed = places.reduce((sum, place) => sum + place, left + vacantPlace);
  const spare =
    isDense || trees.length < 3 ? 0 : Math.max(0, filledWidth[room] - needed) / (places.length + 1);
  const xs: number[] = [];
  let x = left;
  for (const place of places) {
    xs.push(Math.round(x + (place + spare) / 2));
    x += place + spare;
  }
  // A person stands beside a single tree. Several have one between them, and a phone no room to leave empty.
  const isClose = room === 'narrow' && trees.length > 1;
  const far = Math.max(x + vacantPlace / 2, isClose ? 0 : (xs.at(-1) ?? 0) + personPlace);
  // Beside one tree, however tall, it is seen whole.
  const vacant = room === 'narrow' && trees.length === 1 ? Math.min(far, lastSeenWhole) : far;
  xs.push(Math.round(vacant));
  const step = gridStep(trees);
  // Over young trees the sky stays empty: no more lines than reach the first that all stand below.
  const tallest = Math.max(personM, ...trees.map(({ heightM }) => heightM));
  const fitting = Math.floor((frame.ground - frame.top) / (step * unitsPerMetre));
  const count = Math.min(fitting, Math.ceil(tallest / step));
  return {
    width: Math.round(Math.max(filledWidth[room], vacant + vacantPlace / 2)),
    unitsPerMetre,
    xs,
    step,
    lines: Array.from({ length: count }, (_, i) => (i + 1) * step),
  };
}

const personPlace = 190;
