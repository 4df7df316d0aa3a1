import { seededRandom } from './seeded-random.ts';

export type Ring = { readonly d: string; readonly width: number };

const pointsARing = 28;

/**
 * Growth rings around 0,0, from pith to bark, as closed paths. The same seed gives the same trunk: years of
 * different width, a heart off the middle, an outline with two, three and seven bulges.
 * @param fineness steps of the drawing in a unit: a trunk that is shown small needs no tenths
 */
export function ringPaths(seed: string, count: number, radius: number, fineness = 10): Ring[] {
  const random = seededRandom(seed);
  const phases = [random() * 6, random() * 6, random() * 6] as const;
  const bulges = [0.022 + random() * 0.02, 0.02 + random() * 0.018, 0.008 + random() * 0.01] as const;
  const heart = [(random() - 0.5) * 0.16, (random() - 0.5) * 0.16] as const;
  let grown = 0;
  const edges = Array.from({ length: count }, () => {
    grown += 0.5 + random();
    return grown;
  });

  return edges.map((edge, index) => {
    const share = edge / grown;
    const reach = radius * (0.06 + 0.94 * share) * 0.93;
    const points = Array.from({ length: pointsARing }, (_, j) => {
      const angle = (j / pointsARing) * Math.PI * 2;
      const uneven =
        bulges[0] * Math.sin(2 * angle + phases[0]) +
        bulges[1] * Math.sin(3 * angle + phases[1] + index * 0.08) +
        bulges[2] * Math.sin(7 * angle + phases[2] + index * 0.3);
      const r = reach * (1 + uneven * share);
      return {
        x: Math.cos(angle) * r + heart[0] * radius * (1 - share),
        y: Math.sin(angle) * r + heart[1] * radius * (1 - share),
      };
    });
    const isBark = index === count - 1;
    return { d: closedCurve(points, fineness), width: isBark ? 2.1 : index % 3 === 2 ? 1.3 : 0.75 };
  });
}

/**
 * A smooth closed line: each point bends the way between the middles of its neighbours. Each place is told from the
 * one before, which is shorter by a third than where it lies.
 */
function closedCurve(points: readonly { x: number; y: number }[], fineness: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const step = (n: number) => Math.round(n * fineness);
  const middle = (a: typeof first, b: typeof first) => ({
    x: step((a.x + b.x) / 2),
    y: step((a.y + b.y) / 2),
  });
  const begin = middle(last, first);
  let from = begin;
  const ways = points.flatMap((point, i) => {
    const to = middle(point, points[i + 1] ?? first);
    const way = [step(point.x) - from.x, step(point.y) - from.y, to.x - from.x, to.y - from.y];
    from = to;
    return way;
  });
  const write = (steps: readonly number[]) =>
    steps
      .map((n) => String(n / fineness).replace(/^(-?)0\./, '$1.'))
      .join(' ')
      .replaceAll(' -', '-');
  return `M${write([begin.x, begin.y])}q${write(ways)}z`;
}
