import { expect, it } from 'vitest';
import { placeLayout, stage, tagLine } from './place-layout.ts';

const trees = (...heights: number[]) => heights.map((heightM) => ({ heightM }));

it('draws every tree inside the drawing, at one scale', () => {
  const { unitsPerMetre, placed } = placeLayout({ heightM: 6.8 }, trees(3, 24, 1));
  expect(unitsPerMetre * 24).toBeLessThanOrEqual(stage.ground);
  expect(placed.map(({ x }) => x)).toEqual([430, 730, 338]);
});

it('leaves out whom there is no room for', () => {
  const { placed } = placeLayout({ heightM: 2 }, trees(...Array<number>(30).fill(2)));
  expect(placed).toHaveLength(10);
});

it('leaves out none of one’s own, and says how wide a window they take', () => {
  const own = (count: number) =>
    trees(...Array<number>(count).fill(2)).map((tree) => ({ ...tree, own: true }));
  const many = placeLayout({ heightM: 2 }, [...own(30), ...trees(2)]);
  expect(many.placed).toHaveLength(30);
  const xs = many.placed.map(({ x }) => x);
  expect(Math.min(...xs)).toBeGreaterThan(many.left);
  expect(Math.max(...xs)).toBeLessThan(many.right);
  expect(many.seen).toBe(many.right - many.left);
  expect(placeLayout({ heightM: 2 }, own(9)).seen).toBeLessThan(stage.width);
  expect(placeLayout({ heightM: 2 }, trees(2, 2)).seen).toBe(0);
});

it('lets the person stand clear of a small tree, and its neighbours clear of the person', () => {
  const small = placeLayout({ heightM: 0.9 }, trees(1.2, 1.2, 1.2));
  const scale = (1.65 * small.unitsPerMetre) / 100;
  // The hand with the notes reaches 33 units to the right, an elbow 26 to the left; leaves reach a fifth of the height.
  expect(small.personX + 33 * scale).toBeLessThan(stage.middle - 0.2 * 0.9 * small.unitsPerMetre);
  const left = small.placed.map(({ x }) => x).filter((x) => x < stage.middle);
  expect(Math.max(...left)).toBeLessThan(small.personX - 26 * scale);
  expect(placeLayout({ heightM: 6.8 }, []).personX).toBe(518);
});

it('has room for the crown of a tall tree at the side', () => {
  const { seen, placed } = placeLayout({ heightM: 2 }, [{ heightM: 12, own: true }]);
  expect(placed[0]?.x).toBeLessThanOrEqual(stage.middle + seen / 2 - 0.4 * 240);
});

it('places one’s own trees beside the first', () => {
  const own = trees(3, 2, 4).map((tree) => ({ ...tree, own: true }));
  const { treeX, placed } = placeLayout({ heightM: 2 }, [...own, ...trees(3)]);
  expect(placed.map(({ x }) => x - treeX)).toEqual([80, -146, 160, -238]);
});

it.each([1, 2])('shows a tree and %d more of one’s own whole where a phone has 328 px for them', (more) => {
  const own = trees(...Array<number>(more).fill(3)).map((tree) => ({ ...tree, own: true }));
  const { seen, treeX, placed } = placeLayout({ heightM: 7 }, [...own, ...trees(5, 8)]);
  const feet = [treeX, ...placed.filter(({ tree }) => 'own' in tree).map(({ x }) => x)];
  expect(seen).toBeLessThanOrEqual(328);
  expect(Math.min(...feet) - 50).toBeGreaterThanOrEqual(stage.middle - seen / 2);
  expect(Math.max(...feet) + 50).toBeLessThanOrEqual(stage.middle + seen / 2);
});

it('places them at its right and left in turn also where the person takes room', () => {
  const own = trees(1.8, 1.8, 1.8, 1.8).map((tree) => ({ ...tree, own: true }));
  const { treeX, placed } = placeLayout({ heightM: 1.8 }, own);
  expect(placed.map(({ x }) => Math.sign(x - treeX))).toEqual([1, -1, 1, -1]);
});

it('leads from the tag to each tree that bears it', () => {
  expect(tagLine([{ x: 580, top: 100 }])).toBe('M580 -10V100');
  const line = tagLine([
    { x: 613, top: 100 },
    { x: 693, top: 200 },
    { x: 467, top: 90 },
  ]);
  expect(line).toBe('M580 -10V42M467 42H693M613 42V100M693 42V200M467 42V90');
});
