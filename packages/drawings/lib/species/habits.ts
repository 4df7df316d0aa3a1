// The general types of tree. Numbers are drawing units, m is the mature height in metres.

import type { Tree } from '../tree/tree.ts';

const emergent: Omit<Tree, 'm'> = {
  crown: 'dome',
  c: { cy: 270, rx: 320, ry: 195, n: 24, R: 66, flat: 0.45 },
  t: { w0: 58, w1: 34, top: [398, 250], lean: 6 },
  l: { from: 0.62, w: 24, max: 8 },
  roots: [['buttress', { h: 130, s: 80, n: 5 }]],
  back: 0.22,
};

export type Habit = 'emergent' | 'peat' | 'mangrove' | 'kerangas' | 'fruit' | 'riparian';

export const HABIT: Record<Habit, Tree> = {
  emergent: { m: 50, ...emergent },
  peat: {
    m: 30,
    crown: 'oval',
    c: { cy: 300, rx: 185, ry: 255, n: 20, R: 62 },
    t: { w0: 46, w1: 22, top: [402, 240] },
    roots: [
      ['stilt', { h: 120, s: 105, n: 9 }],
      ['knees', { n: 7 }],
    ],
    ground: 'water',
  },
  mangrove: {
    m: 20,
    crown: 'dome',
    c: { cy: 320, rx: 290, ry: 250, n: 22, R: 72, flat: 0.6 },
    t: { w0: 40, w1: 18, top: [395, 290], ground: 872, flare: 0, bark: 'fissured' },
    roots: [['stilt', { h: 215, s: 250, n: 12, w: 15, ground: 925 }]],
    f: { mark: 'leaf', size: 11 },
    ground: 'mud',
  },
  kerangas: {
    m: 35,
    crown: 'tiers',
    c: { top: 60, bottom: 560, w: 210, rows: 6, R: 64, flat: 0.56 },
    t: { w0: 56, w1: 14, top: [400, 110], bark: 'flaky' },
    f: { mark: 'needle', size: 11 },
    ground: 'sand',
  },
  fruit: {
    m: 20,
    crown: 'dome',
    c: { cy: 400, rx: 310, ry: 300, n: 22, R: 84, flat: 0.5 },
    t: { w0: 64, w1: 26, top: [405, 330], bark: 'fissured' },
    f: { mark: 'droop', size: 11 },
    roots: [['foot', {}]],
  },
  riparian: {
    m: 25,
    crown: 'list',
    c: {
      clumps: [
        [180, 330, 96],
        [300, 240, 104],
        [430, 205, 104],
        [560, 265, 100],
        [650, 365, 84],
        [390, 330, 100],
        [520, 385, 92],
        [250, 420, 90],
        [150, 440, 70],
        [640, 470, 66],
        [400, 440, 80],
        [300, 140, 74],
        [480, 120, 70],
      ],
    },
    t: { base: 430, w0: 58, w1: 26, top: [395, 300], lean: -34, bark: 'flaky' },
    l: { from: 0.4, w: 24 },
    roots: [['foot', { s: 80 }]],
    ground: 'water',
  },
};
/** A species described by how it differs from its type. */
export const H = (base: Habit, o: Partial<Tree>): Tree => ({ ...HABIT[base], ...o });
