import { H } from './habits.ts';
import type { Species } from './species.ts';

export const agathisBorneensis: Species = {
  id: 'agathis-borneensis',
  latin: 'Agathis borneensis',
  local: 'pilau / damar',
  tree: H('kerangas', {
    m: 45,
    crown: 'cone',
    c: { top: 40, bottom: 500, w: 205, n: 20, R: 66, e: 0.5 },
    f: { mark: 'leaf', size: 10, shade: 1.1 },
    t: { w0: 74, w1: 22, top: [400, 110], bark: 'flaky', flare: 0.15, wave: 1, dens: 1.4 },
    l: { from: 0.5, w: 15, droop: 0.1 },
  }),
  leaf: {
    kind: 'simple',
    L: 250,
    W: 92,
    tip: 0.02,
    nerves: 0,
    parallel: true,
    arrange: 'opposite',
    peak: 0.42,
    many: true,
  },
  bark: { kind: 'pitted' },
  fruit: { kind: 'cone' },
  flower: { kind: 'catkin' },
  sap: { kind: 'lumps' },
};
