// How each kind of tree stands in a forest profile. Shares of the height: crown clumps [x, y, rx, ry] (x and rx of the
// crown's width), cw crown width, trunk thickness, fork where the crown begins, buttress in trunk widths.
export type Stand =
  | 'bakau'
  | 'apiapi'
  | 'belangeran'
  | 'ramin'
  | 'jelutung'
  | 'tumih'
  | 'gerunggang'
  | 'agatis'
  | 'alau'
  | 'ulin'
  | 'meranti'
  | 'keruing'
  | 'bangeris'
  | 'perupuk'
  | 'punak'
  | 'jinjit'
  | 'kelampayan'
  | 'understory';
/** x, y, half the width and half the height. */
export type Clump = readonly [x: number, y: number, rx: number, ry: number];
export type StandKind = {
  cw: number;
  trunk: number;
  fork: number;
  crown: readonly Clump[];
  buttress?: number;
  stilt?: boolean;
  pencils?: boolean;
  cone?: boolean;
  combs?: boolean;
};
export const KINDS: Record<Stand, StandKind> = {
  bakau: {
    cw: 0.95,
    trunk: 0.022,
    fork: 0.42,
    stilt: true,
    crown: [
      [0, 0.8, 0.5, 0.18],
      [-0.35, 0.66, 0.3, 0.13],
      [0.36, 0.68, 0.3, 0.13],
      [0.1, 0.62, 0.3, 0.1],
    ],
  },
  apiapi: {
    cw: 1.1,
    trunk: 0.03,
    fork: 0.25,
    pencils: true,
    crown: [
      [0, 0.78, 0.5, 0.2],
      [-0.42, 0.62, 0.33, 0.16],
      [0.4, 0.6, 0.36, 0.16],
    ],
  },
  belangeran: {
    cw: 0.5,
    trunk: 0.02,
    fork: 0.55,
    crown: [
      [0, 0.88, 0.3, 0.1],
      [-0.28, 0.76, 0.3, 0.1],
      [0.3, 0.74, 0.3, 0.11],
      [-0.05, 0.68, 0.36, 0.1],
      [0.12, 0.8, 0.28, 0.1],
    ],
  },
  ramin: {
    cw: 0.34,
    trunk: 0.017,
    fork: 0.68,
    crown: [
      [0, 0.91, 0.34, 0.075],
      [-0.3, 0.83, 0.3, 0.07],
      [0.3, 0.82, 0.3, 0.07],
      [0, 0.76, 0.4, 0.07],
    ],
  },
  jelutung: {
    cw: 0.4,
    trunk: 0.02,
    fork: 0.6,
    crown: [
      [0, 0.95, 0.22, 0.035],
      [-0.05, 0.88, 0.36, 0.04],
      [0.04, 0.8, 0.46, 0.045],
      [-0.03, 0.71, 0.5, 0.045],
    ],
  },
  tumih: {
    cw: 0.45,
    trunk: 0.018,
    fork: 0.45,
    crown: [
      [-0.1, 0.86, 0.3, 0.1],
      [0.3, 0.74, 0.26, 0.1],
      [-0.35, 0.68, 0.26, 0.09],
    ],
  },
  gerunggang: {
    cw: 0.4,
    trunk: 0.016,
    fork: 0.5,
    crown: [
      [0, 0.88, 0.36, 0.1],
      [0.05, 0.74, 0.44, 0.11],
      [-0.2, 0.66, 0.3, 0.08],
    ],
  },
  agatis: { cw: 0.4, trunk: 0.022, fork: 0.3, cone: true, crown: [] },
  alau: {
    cw: 0.6,
    trunk: 0.022,
    fork: 0.4,
    crown: [
      [0, 0.86, 0.34, 0.12],
      [-0.36, 0.7, 0.3, 0.11],
      [0.34, 0.68, 0.34, 0.12],
    ],
  },
  ulin: {
    cw: 0.56,
    trunk: 0.028,
    fork: 0.52,
    buttress: 0.5,
    crown: [
      [0, 0.88, 0.42, 0.1],
      [-0.4, 0.76, 0.34, 0.1],
      [0.42, 0.77, 0.34, 0.1],
      [0, 0.7, 0.5, 0.11],
      [-0.12, 0.8, 0.3, 0.08],
    ],
  },
  meranti: {
    cw: 0.62,
    trunk: 0.022,
    fork: 0.64,
    buttress: 1,
    crown: [
      [0, 0.94, 0.24, 0.05],
      [-0.3, 0.9, 0.24, 0.055],
      [0.3, 0.9, 0.26, 0.055],
      [-0.58, 0.82, 0.26, 0.055],
      [0.6, 0.81, 0.26, 0.06],
      [-0.18, 0.82, 0.28, 0.06],
      [0.22, 0.81, 0.3, 0.06],
      [-0.4, 0.75, 0.24, 0.045],
      [0.42, 0.74, 0.26, 0.045],
    ],
  },
  keruing: {
    cw: 0.44,
    trunk: 0.02,
    fork: 0.68,
    buttress: 0.5,
    crown: [
      [0, 0.93, 0.3, 0.055],
      [-0.36, 0.86, 0.3, 0.06],
      [0.36, 0.85, 0.32, 0.06],
      [0, 0.79, 0.4, 0.06],
    ],
  },
  bangeris: {
    cw: 0.66,
    trunk: 0.017,
    fork: 0.74,
    buttress: 1.2,
    combs: true,
    crown: [
      [0, 0.955, 0.3, 0.034],
      [-0.38, 0.925, 0.3, 0.036],
      [0.38, 0.92, 0.32, 0.036],
      [-0.7, 0.885, 0.24, 0.034],
      [0.72, 0.88, 0.24, 0.034],
      [-0.1, 0.885, 0.3, 0.034],
      [0.3, 0.87, 0.26, 0.03],
      [-0.42, 0.86, 0.26, 0.03],
    ],
  },
  perupuk: {
    cw: 0.62,
    trunk: 0.02,
    fork: 0.66,
    buttress: 1.1,
    crown: [
      [0, 0.9, 0.5, 0.095],
      [-0.44, 0.81, 0.32, 0.075],
      [0.46, 0.8, 0.34, 0.08],
      [0.05, 0.77, 0.4, 0.06],
    ],
  },
  punak: {
    cw: 0.66,
    trunk: 0.02,
    fork: 0.42,
    crown: [
      [0, 0.94, 0.2, 0.055],
      [-0.36, 0.9, 0.19, 0.05],
      [0.36, 0.88, 0.19, 0.05],
      [-0.62, 0.78, 0.19, 0.05],
      [-0.1, 0.77, 0.18, 0.048],
      [0.62, 0.75, 0.19, 0.05],
      [0.26, 0.68, 0.17, 0.045],
      [-0.4, 0.64, 0.18, 0.045],
    ],
  },
  jinjit: {
    cw: 0.38,
    trunk: 0.015,
    fork: 0.3,
    crown: [
      [0, 0.92, 0.26, 0.08],
      [-0.12, 0.81, 0.4, 0.085],
      [0.14, 0.69, 0.46, 0.09],
      [-0.1, 0.57, 0.46, 0.085],
      [0.06, 0.46, 0.38, 0.07],
    ],
  },
  kelampayan: {
    cw: 0.78,
    trunk: 0.02,
    fork: 0.45,
    crown: [
      [0, 0.955, 0.26, 0.042],
      [-0.28, 0.86, 0.28, 0.036],
      [0.28, 0.855, 0.28, 0.036],
      [-0.52, 0.73, 0.27, 0.036],
      [0, 0.745, 0.26, 0.034],
      [0.54, 0.725, 0.27, 0.036],
      [-0.66, 0.585, 0.22, 0.032],
      [0.66, 0.58, 0.22, 0.032],
    ],
  },
  understory: {
    cw: 0.9,
    trunk: 0.025,
    fork: 0.4,
    crown: [
      [0, 0.8, 0.42, 0.2],
      [-0.3, 0.62, 0.3, 0.16],
      [0.34, 0.6, 0.3, 0.16],
    ],
  },
};
export const STANDS = Object.keys(KINDS).filter((name): name is Stand => Object.hasOwn(KINDS, name));
