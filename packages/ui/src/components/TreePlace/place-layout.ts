import { personM, personUnits } from '../MeasuredDrawing/person-paths.ts';
import { saplingBelowM } from '../Sapling/sapling-limit.ts';

/** The drawing in pixels: it is cut at the window's edges and never made smaller; it is wider for more of one's own trees. */
export const stage = { width: 1160, height: 330, ground: 322, middle: 580 } as const;

/** The drawing's room above the ground and below the tag. */
const room = 240;
/** From one tree to the next; own ones stand closer, so that a phone shows three of them. */
const step = { neighbour: 92, own: 80 } as const;
/** What is kept free at the left, where the person stands, and at the right of the tree. */
const besideMiddle = { neighbours: { left: 58, right: 58 }, own: { left: 66, right: 0 } } as const;
/** How far the person's figure reaches from its feet, in its own units, and how near it stands to the tree at least. */
const person = { left: 26, right: 33, nearest: 62 } as const;
/** What an own tree takes beyond its foot at least, so that it is seen whole. */
const half = 50;
/** How far a sapling's leaves and a grown tree's crown reach to each side, of its height. */
const leaves = 0.2;
const crowns = 0.4;
/** What is between the leaves and what stands beside. */
const air = 4;
/** The next tree may begin so much nearer than a whole step from the person: its own half. */
const behind = 72;

interface Placeable {
  readonly heightM: number;
  readonly own?: boolean;
}

/** Where the trees stand: own ones at the first one's right and left in turn, in the middle together with the person; then each at the side that is less full, as many as there is room for. */
export function placeLayout<Tree extends Placeable>(
  { heightM }: { readonly heightM: number },
  neighbours: readonly Tree[],
) {
  const tallest = Math.max(2, heightM, ...neighbours.map((one) => one.heightM));
  const unitsPerMetre = room / tallest;
  const every = tallest > 10 ? 5 : 1;
  const first = neighbours[0]?.own ? 'own' : 'neighbours';
  const crown = heightM < saplingBelowM ? leaves * heightM * unitsPerMetre : 0;
  const personScale = (personM * unitsPerMetre) / personUnits;
  const beside = Math.max(person.nearest, Math.ceil(person.right * personScale + crown + air));
  let right: number = besideMiddle[first].right;
  // Where person and trees are drawn large, who stands behind the person is moved on.
  let left = Math.max(besideMiddle[first].left, Math.ceil(beside + person.left * personScale) - behind);
  const besides = neighbours.map((tree, place) => {
    const gap = tree.own ? step.own : step.neighbour;
    if (tree.own ? place % 2 === 1 : left <= right) {
      left += gap;
      return { tree, fromTree: -left };
    }
    right += gap;
    return { tree, fromTree: right };
  });
  const own = besides.filter(({ tree }) => tree.own);
  const reach = (height: number) =>
    Math.max(half, (height < saplingBelowM ? leaves : crowns) * height * unitsPerMetre);
  const begin = Math.min(
    -(beside + person.left * personScale),
    ...own.map(({ tree, fromTree }) => fromTree - reach(tree.heightM)),
  );
  const end = Math.max(reach(heightM), ...own.map(({ tree, fromTree }) => fromTree + reach(tree.heightM)));
  const seen = own.length > 0 ? end - begin : 0;
  const treeX = own.length > 0 ? stage.middle - (begin + end) / 2 : stage.middle;
  const placed = besides
    .map(({ tree, fromTree }) => ({ tree, x: treeX + fromTree }))
    .filter(({ tree, x }) => tree.own || (x > 0 && x < stage.width));
  const lines = Array.from(
    { length: Math.floor(tallest / every) },
    (_, line) => stage.ground - (line + 1) * every * unitsPerMetre,
  );
  const farthest = Math.max(stage.middle, seen / 2);
  return {
    unitsPerMetre,
    lines,
    placed,
    treeX,
    personX: treeX - beside,
    /** Where the drawing begins and ends. */
    left: stage.middle - farthest,
    right: stage.middle + farthest,
    /** Around the middle, what has to be seen: all of one's own trees, and the person. */
    seen,
  };
}

/** The height at which the lines of several trees meet: above the tallest there can be. */
const meeting = stage.ground - room - 40;
/** Where the tag ends. Its line goes on to the tree's top. */
const tagEnd = -10;

/**
 * The line from the tag, over the middle, to the tree or to each of those that bear it, as an SVG path.
 * @param trees where each stands and its top, in the drawing's own measures
 */
export function tagLine(trees: readonly { x: number; top: number }[]): string {
  const [only, ...others] = trees;
  if (only && others.length === 0) return `M${only.x} ${tagEnd}V${only.top}`;
  const xs = [stage.middle, ...trees.map(({ x }) => x)];
  const rail = `M${stage.middle} ${tagEnd}V${meeting}M${Math.min(...xs)} ${meeting}H${Math.max(...xs)}`;
  return [rail, ...trees.map(({ x, top }) => `M${x} ${meeting}V${top}`)].join('');
}
