import { ramps } from './ramps.ts';

/**
 * What a colour is for, in the four themes: light, dark, high contrast on light, high contrast on dark.
 * `line`, `lineSoft`, `contour` and `grid` are decorative: never the only sign of a control's edge.
 */
const table = {
  background: [ramps.paper[100], ramps.ink[950], '#ffffff', '#000000'],
  backgroundSunken: [ramps.paper[200], ramps.ink[975], '#ffffff', '#000000'],
  surface: [ramps.paper[50], ramps.ink[900], '#ffffff', '#000000'],
  surfaceRaised: ['#fffefb', ramps.ink[850], '#ffffff', '#000000'],
  surfaceAccent: [ramps.forest[50], '#10382a', '#ffffff', '#000000'],
  surfaceForest: [ramps.forest[900], ramps.forest[950], ramps.forest[950], '#000000'],
  onForest: [ramps.paper[100], ramps.paper[200], '#ffffff', '#ffffff'],
  onForestMuted: [ramps.forest[200], ramps.forest[200], '#ffffff', '#ffffff'],
  text: [ramps.ink[900], '#ece6d4', '#000000', '#ffffff'],
  textMuted: [ramps.ink[600], '#b3b8a6', '#1a1a1a', '#f0f0f0'],
  textHeading: [ramps.forest[950], '#f3ecd9', '#000000', '#ffffff'],
  textLink: [ramps.forest[700], ramps.forest[300], '#00301f', '#9affd0'],
  line: [ramps.paper[400], '#34493f', '#000000', '#ffffff'],
  lineSoft: [ramps.paper[300], '#26392f', '#6b6b6b', '#9a9a9a'],
  lineStrong: [ramps.paper[700], '#7d8d80', '#000000', '#ffffff'],
  accent: [ramps.forest[700], ramps.forest[300], '#004029', '#8dffc9'],
  accentHover: [ramps.forest[800], ramps.forest[200], '#002a1b', '#c6ffe3'],
  accentActive: [ramps.forest[900], ramps.forest[100], '#000000', '#ffffff'],
  onAccent: [ramps.paper[50], ramps.ink[975], '#ffffff', '#000000'],
  focus: [ramps.river[700], ramps.honey[300], '#0000d0', '#ffe600'],
  drawingInk: [ramps.forest[900], '#d7e0c8', '#000000', '#ffffff'],
  drawingWash: ['#c3dbb4', '#2a5239', '#ffffff', '#000000'],
  drawingWashMoss: ['#d9e3bd', '#34512f', '#ffffff', '#000000'],
  drawingWashDeep: ['#a5cba6', '#1d4a3a', '#ffffff', '#000000'],
  drawingClay: ['#dcc3a0', '#4f4129', '#ffffff', '#000000'],
  drawingFruit: ['#e6c48f', '#6b4a1d', '#ffffff', '#000000'],
  drawingStem: ['#a98861', '#4a3a28', '#ffffff', '#000000'],
  contour: [ramps.paper[400], '#2b4338', '#9a9a9a', '#6b6b6b'],
  grid: [ramps.forest[200], '#254537', '#b0b0b0', '#5a5a5a'],
  success: [ramps.forest[700], ramps.forest[300], '#004029', '#8dffc9'],
  successSurface: [ramps.forest[50], '#123a2b', '#ffffff', '#000000'],
  warning: [ramps.honey[700], ramps.honey[300], '#5a3000', '#ffe08a'],
  warningSurface: [ramps.honey[100], '#3d2f12', '#ffffff', '#000000'],
  onWarning: [ramps.honey[900], ramps.honey[100], '#000000', '#ffffff'],
  warningLine: [ramps.honey[600], ramps.honey[500], '#5a3000', '#ffe08a'],
  danger: [ramps.rosella[600], ramps.rosella[300], '#8a0000', '#ffb3ab'],
  dangerSurface: [ramps.rosella[50], '#45201d', '#ffffff', '#000000'],
  dangerFill: [ramps.rosella[600], ramps.rosella[300], '#8a0000', '#ffb3ab'],
  onDanger: [ramps.paper[50], ramps.rosella[900], '#ffffff', '#000000'],
  info: [ramps.river[700], ramps.river[300], '#003a5c', '#b5e4ff'],
  infoSurface: [ramps.river[50], '#17323d', '#ffffff', '#000000'],
  statusReady: [ramps.forest[600], ramps.forest[300], '#004029', '#8dffc9'],
  statusPending: [ramps.honey[700], ramps.honey[300], '#5a3000', '#ffe08a'],
  statusAdopted: [ramps.forest[900], '#eadfae', '#000000', '#ffffff'],
  statusActive: [ramps.river[600], ramps.river[300], '#003a5c', '#b5e4ff'],
  statusInactive: [ramps.tannin[700], ramps.tannin[300], '#4a1a00', '#ffc9a8'],
  rankGold: [ramps.honey[700], ramps.honey[300], '#5a3000', '#ffe08a'],
  rankPlatinum: [ramps.ink[600], '#c9d2c6', '#1a1a1a', '#f0f0f0'],
  rankDiamond: [ramps.kecubung[600], ramps.kecubung[300], '#3b0066', '#e2c4ff'],
  water: [ramps.river[100], '#15303a', '#e8e8e8', '#1a1a1a'],
  waterLine: [ramps.river[400], ramps.river[600], '#333333', '#cccccc'],
  peat: [ramps.tannin[600], ramps.tannin[300], '#4a1a00', '#ffc9a8'],
  /** Codes to scan keep their white card in every theme. */
  codePaper: ['#ffffff', '#ffffff', '#ffffff', '#ffffff'],
  codeInk: ['#0b1a12', '#0b1a12', '#000000', '#000000'],
  /** The lights over the mangroves at night. */
  firefly: ['#ffe9a0', '#ffe9a0', '#ffffff', '#ffffff'],
  scrim: ['#16281fb3', '#05100bcc', '#000000cc', '#000000cc'],
} as const satisfies Record<
  string,
  readonly [light: string, dark: string, contrast: string, contrastDark: string]
>;

export type ColorRole = keyof typeof table;
export type Palette = Record<ColorRole, string>;

const palette = (column: 0 | 1 | 2 | 3): Palette =>
  Object.fromEntries(Object.entries(table).map(([role, values]) => [role, values[column]])) as Palette;

/** Every colour role, in the order of the table. */
export const colorRoles = Object.keys(table) as ColorRole[];

export const palettes = {
  light: palette(0),
  dark: palette(1),
  contrast: palette(2),
  contrastDark: palette(3),
} as const;

export type PaletteName = keyof typeof palettes;
