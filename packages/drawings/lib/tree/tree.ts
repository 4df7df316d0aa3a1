// A whole tree, from roots to crown.
import { Plate } from '../pen.ts';
import { CROWN, type Crown, type CrownOptions } from './crown.ts';
import { type FoliageOptions, foliage } from './foliage.ts';
import { GROUND, type Ground, ranger } from './ground.ts';
import { type Clump, G } from './marks.ts';
import { ROOT, type RootKind, type RootOptions } from './roots.ts';
import { type LimbOptions, limbs, type Trunk, type TrunkOptions, trunk } from './trunk.ts';

/** A tree by its parts; m: mature height in metres. */
export type Tree = {
  m: number;
  crown?: Crown;
  c?: CrownOptions;
  t?: TrunkOptions;
  l?: LimbOptions;
  f?: FoliageOptions;
  roots?: readonly (readonly [kind: RootKind, options: RootOptions])[];
  ground?: Ground;
  /** The share of clumps behind the trunk. */
  back?: number;
  /** What hangs on it, below the front of its crown or before all. */
  mid?: Hang;
  extra?: Hang;
};
export type Hang = (pl: Plate, tr: Trunk, clumps: readonly Clump[]) => void;

const RADIUS: Partial<Record<Crown, number>> = { dome: 72, oval: 62, cone: 56, tiers: 62 };

export function tree(id: string, title: string, s: Tree, scale = 1) {
  const pl = new Plate(800, 1000, `${id}-tree`, title, id);
  pl.scale = scale;
  pl.q = 2;
  const r = pl.r;
  const grow = 1 + 0.24 * (scale - 1),
    base = RADIUS[s.crown ?? 'oval'] ?? 60,
    clumps = CROWN[s.crown ?? 'oval'](r, { ...s.c, R: (s.c?.R ?? base) * grow }),
    f: FoliageOptions = { mark: 'scallop', size: 11, ...s.f };
  const cut = s.back ?? 0.22,
    order = [...clumps].sort((a, b) => a.z - b.z),
    tx = s.t?.top?.[0] ?? 400,
    ty = s.t?.top?.[1] ?? 250,
    nb = Math.round(order.length * cut),
    isBack = (c: Clump, i: number) => i < nb && !(Math.abs(c.x - tx) < 62 && c.y < ty + 70),
    back = order.filter(isBack),
    front = order.filter((c, i) => !isBack(c, i));
  if (back.length) {
    foliage(pl, back, { ...f, density: 0.62, shade: 1.25 });
    pl.sheet();
  }
  const t = { base: 400, top: [400, 250] as const, w0: 60, w1: 22, ...s.t };
  const tr = trunk(pl, t);
  pl.sheet();
  limbs(pl, tr, clumps, s.l ?? {});
  pl.sheet();
  for (const [name, o] of s.roots ?? []) {
    ROOT[name](pl, { base: t.base, w0: t.w0, ...o });
    pl.sheet();
  }
  s.mid?.(pl, tr, clumps);
  pl.sheet();
  if (front.length) foliage(pl, front, f);
  pl.sheet();
  GROUND[s.ground ?? 'dry'](pl, { base: t.base, s: 290 });
  if (s.m >= 35) ranger(pl, t.base + 205, G + 24, Math.max(17, (1.65 / s.m) * 860));
  s.extra?.(pl, tr, clumps);
  return pl;
}
