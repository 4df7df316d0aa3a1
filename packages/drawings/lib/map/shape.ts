// The regency's shape: hand-drawn points roughened, rivers made to meander. The same for the map and the GeoJSON files.
import { dist, type Line, nth, offset, type Point, type Random, random, resample, TAU } from '../pen.ts';
import { COAST, LAND, RIVERS } from './geography.ts';

const rough = (pts: Line, r: Random, k: number, closed: boolean, depth = 2) => {
  let p = pts;
  for (let d = 0; d < depth; d++) {
    const o: Point[] = [];
    for (let i = 0; i < p.length; i++) {
      const a = nth(p, i),
        b = nth(p, (i + 1) % p.length);
      o.push(a);
      if (!closed && i === p.length - 1) break;
      const L = dist(a, b);
      o.push([
        (a[0] + b[0]) / 2 - ((b[1] - a[1]) / L) * L * r.pm(k),
        (a[1] + b[1]) / 2 + ((b[0] - a[0]) / L) * L * r.pm(k),
      ]);
    }
    p = o;
  }
  return p;
};
/** A lowland river never runs straight: loops about 3 km long, wider downstream. */
const meander = (pts: Line, r: Random) => {
  const L = pts.reduce((s, p, i) => s + (i ? dist(p, nth(pts, i - 1)) : 0), 0),
    n = Math.round(L / 0.009),
    q = resample(pts, n);
  let ph = r() * TAU,
    a = 0.006;
  const out = offset(q, (t) => {
    ph += r.in(0.9, 1.5);
    a += (r.in(0.003, 0.0105) - a) * 0.4;
    return Math.sin(ph) * a * (0.45 + 0.55 * t) * Math.min(1, (1 - t) * 14, t * 14);
  });
  return out;
};

/** { ring, coast, rivers } in degrees; the ring begins with the coast. */
export function shape() {
  const r = random('kobar');
  const coast = rough(COAST, r, 0.07, false);
  const land = rough([nth(COAST, -1), ...LAND, nth(COAST, 0)], r, 0.08, false);
  const ring = [...coast, ...land.slice(1, -1)];
  const rivers = Object.fromEntries(
    Object.entries(RIVERS).map(([name, line]) => [name, meander(rough(line, r, 0.12, false, 1), r)]),
  );
  return { ring, coast, land, rivers };
}
