import { clamp, nth, type Plate, TAU } from '../pen.ts';
import { onto, trunkPatch } from './patch.ts';

export function peel(pl: Plate) {
  // thin scales come off in a jigsaw and leave smooth patches of other colours
  const { r, fade } = trunkPatch(pl);
  pl.sheet();
  for (let i = 0; i < 16; i++) {
    const u = -0.72 + (i % 4) * 0.48 + r.pm(0.1),
      y = 90 + Math.floor(i / 4) * 138 + (i % 2) * 50 + r.pm(24),
      n = 11,
      ph = r() * TAU,
      ru = r.in(0.17, 0.3),
      rv = r.in(44, 86);
    if (!fade(u, y)) continue;
    const o = Array.from({ length: n }, (_, k) => {
      const a = (k * TAU) / n,
        w = 0.78 + 0.26 * Math.sin(2 * a + ph) + 0.2 * Math.sin(3 * a + ph * 2);
      return onto(clamp(u + Math.cos(a) * ru * w, -0.97, 0.97), clamp(y + Math.sin(a) * rv * w, 40, 560));
    });
    pl.shape(nth(['leaf', 'paper', 'clay', 'leaf', 'paper'] as const, (i * 3) % 5), o);
    pl.shape('hair', o);
    pl.brush([...o.slice(1, 7)], (t) => 0.5 + 2.2 * Math.sin(Math.PI * t), 'ink', 6);
    for (let k = 2; k < 6; k++) pl.line('hair', [nth(o, k), [nth(o, k)[0] + 4, nth(o, k)[1] + 9]]);
    if (i % 4 === 3) pl.sheet();
  }
  for (let i = 0; i < 36; i++) {
    const u = r.in(-0.3, 0.97),
      y = r.in(40, 550);
    if (fade(u, y)) pl.line('hair', [onto(u, y), onto(Math.min(1, u + 0.06), y - 7)]);
  }
}
