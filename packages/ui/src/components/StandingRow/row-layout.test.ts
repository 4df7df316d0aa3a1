import { describe, expect, it } from 'vitest';
import { frame, gridStep, mostNamed, rowLayout } from './row-layout.ts';

const tree = (heightM: number, ...lines: string[]) => ({ heightM, lines: ['ulin', ...lines] });

describe('rowLayout', () => {
  it('gives each tree a place of its own, and one more that is empty', () => {
    const { xs, width } = rowLayout([tree(9.4), tree(0.5), tree(2.4)]);
    expect(xs).toHaveLength(4);
    for (let i = 1; i < xs.length; i++) expect((xs[i] ?? 0) - (xs[i - 1] ?? 0)).toBeGreaterThanOrEqual(92);
    expect(width).toBeGreaterThan(xs.at(-1) ?? 0);
  });

  it('draws one tree and young ones large, several at one scale, many smaller, and a giant within the frame', () => {
    const scale = (...heights: number[]) => rowLayout(heights.map((height) => tree(height))).unitsPerMetre;
    expect(scale(2.4)).toBe(60);
    expect(scale(1.8, 1.7, 1)).toBe(60);
    expect(scale(3.4, 1.8)).toBe(28);
    expect(scale(2.4, 9.4)).toBe(28);
    expect(scale(...Array.from({ length: mostNamed + 1 }, () => 5))).toBe(23);
    expect(25 * scale(25, 1)).toBeLessThanOrEqual(frame.ground - frame.top);
  });

  it('keeps its lines where they can be told apart', () => {
    expect(rowLayout([tree(9.4), tree(2)]).lines).toEqual([2, 4, 6, 8, 10]);
    expect(gridStep([tree(30)])).toBe(5);
  });

  it('draws no lines far above the trees', () => {
    expect(rowLayout([tree(2.9), tree(1.5)], 'narrow').lines).toEqual([2, 4]);
    expect(rowLayout([tree(0.4)]).lines).toEqual([2]);
  });

  it('lets the next tree be seen on a phone', () => {
    const { xs } = rowLayout([tree(11.4), tree(2.5), tree(1.9)], 'narrow');
    expect(xs[1]).toBeLessThan(340);
    expect(rowLayout([tree(11.4), tree(2.5), tree(1.9)]).xs[1]).toBeGreaterThan(340);
  });

  it('shows the empty place whole beside two small trees on the smallest phone', () => {
    const half = 46;
    for (const trees of [[tree(1.8)], [tree(3.4, 'Bangeris'), tree(1.8, 'Belangeran')]]) {
      expect((rowLayout(trees, 'narrow').xs.at(-1) ?? 0) + half).toBeLessThanOrEqual(328);
    }
  });

  it('shows the empty place whole beside one tall tree on the smallest phone', () => {
    // A window of 328 px, in which 400 units are 376 px high.
    const seen = (328 * frame.height) / 376;
    const half = 46;
    const { xs } = rowLayout([tree(9.4, 'belum diukur lagi')], 'narrow');
    expect((xs.at(-1) ?? 0) + half).toBeLessThanOrEqual(seen);
    expect((xs.at(-1) ?? 0) - (xs[0] ?? 0)).toBeGreaterThan(92);
  });

  it('leaves room for a person between two young trees', () => {
    const { xs, unitsPerMetre } = rowLayout([tree(3.3), tree(3.2)]);
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeGreaterThanOrEqual((0.24 * (3.3 + 3.2) + 1) * unitsPerMetre - 1);
  });

  it('leaves room for a person between the first two of many young trees', () => {
    const { xs, unitsPerMetre } = rowLayout(Array.from({ length: mostNamed + 1 }, () => tree(3.2)));
    const gap = (place: number) => (xs[place + 1] ?? 0) - (xs[place] ?? 0);
    expect(gap(0)).toBeGreaterThanOrEqual((2 * 0.24 * 3.2 + 1) * unitsPerMetre - 1);
    expect(gap(3)).toBe(40);
  });

  it('leaves room for long words', () => {
    const [a = 0, b = 0] = rowLayout([tree(1, 'masa adopsi selesai'), tree(1, 'masa adopsi selesai')]).xs;
    expect(b - a).toBeGreaterThan(140);
  });

  it('has a scale even before the first tree', () => {
    expect(rowLayout([]).xs).toHaveLength(1);
  });
});
