// A whole tree, from roots to crown.
import { Plate } from '../pen.mjs';
import { CROWN } from './crown.mjs';
import { foliage } from './foliage.mjs';
import { GROUND, ranger } from './ground.mjs';
import { G } from './marks.mjs';
import { ROOT } from './roots.mjs';
import { limbs, trunk } from './trunk.mjs';

export function tree(id, title, s, scale = 1) {
  const pl = new Plate(800, 1000, `${id}-tree`, title, id);
  pl.scale = scale;
  pl.q = 2;
  const r = pl.r;
  const grow = 1 + 0.24 * (scale - 1),
    base = { dome: 72, oval: 62, cone: 56, tiers: 62 }[s.crown ?? 'oval'] ?? 60,
    clumps = CROWN[s.crown ?? 'oval'](r, { ...s.c, R: (s.c?.R ?? base) * grow }),
    f = { mark: 'scallop', size: 11, ...s.f };
  const cut = s.back ?? 0.22,
    order = [...clumps].sort((a, b) => a.z - b.z),
    tx = s.t?.top?.[0] ?? 400,
    ty = s.t?.top?.[1] ?? 250,
    nb = Math.round(order.length * cut),
    isBack = (c, i) => i < nb && !(Math.abs(c.x - tx) < 62 && c.y < ty + 70),
    back = order.filter(isBack),
    front = order.filter((c, i) => !isBack(c, i));
  if (back.length) {
    foliage(pl, back, { ...f, density: 0.62, shade: 1.25 });
    pl.sheet();
  }
  const t = { base: 400, top: [400, 250], w0: 60, w1: 22, ...s.t };
  for (const [name, o] of (s.roots ?? []).filter((x) => x[1]?.behind)) {
    ROOT[name](pl, { base: t.base, w0: t.w0, ...o });
    pl.sheet();
  }
  const tr = trunk(pl, t);
  pl.sheet();
  limbs(pl, tr, clumps, s.l ?? {});
  pl.sheet();
  for (const [name, o] of (s.roots ?? []).filter((x) => !x[1]?.behind)) {
    ROOT[name](pl, { base: t.base, w0: t.w0, ...o });
    pl.sheet();
  }
  s.mid?.(pl, tr, clumps);
  pl.sheet();
  if (front.length) foliage(pl, front, f);
  pl.sheet();
  for (const g of [s.ground ?? 'dry'].flat()) GROUND[g](pl, { base: t.base, s: s.spread ?? 290 });
  if (s.m >= 35) ranger(pl, t.base + (s.man ?? 205), G + 24, Math.max(17, (1.65 / s.m) * 860));
  s.extra?.(pl, tr, clumps);
  return pl;
}
