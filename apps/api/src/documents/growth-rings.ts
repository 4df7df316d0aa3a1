import { seededRandom } from './seeded-random.ts';

export type Ring = { readonly d: string; readonly width: number };

const pointsARing = 28;
const round = (n: number) => Math.round(n * 10) / 10 + 0;

/**
 * Growth rings around 0,0, from pith to bark, as closed paths. The same seed gives the same trunk: years of
 * different width, a heart off the middle, an outline with two, three and seven bulges.
 */
export function ringPaths(seed: string, count: number, radius: number): Ring[] {
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
    return { d: closedCurve(points), width: isBark ? 2.1 : index % 3 === 2 ? 1.3 : 0.75 };
  });
}

/** A smooth closed line: each point bends the way between the middles of its neighbours. */
function closedCurve(points: readonly { x: number; y: number }[]): string {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return '';
  let d = `M${round((last.x + first.x) / 2)} ${round((last.y + first.y) / 2)}`;
  points.forEach((point, i) => {
    const next = points[i + 1] ?? first;
    d += `Q${round(point.x)} ${round(point.y)} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`;
  });
  return `${d}z`;
}
