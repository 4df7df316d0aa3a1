import type { ColorRole, Palette } from './roles.ts';

/** Relative luminance of an opaque #rrggbb colour, WCAG 2.x. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type Pairing = { front: ColorRole; back: ColorRole; needs: 3 | 4.5 };

const pair = (needs: Pairing['needs'], backs: ColorRole[], fronts: ColorRole[]): Pairing[] =>
  backs.flatMap((back) => fronts.map((front) => ({ front, back, needs })));

const papers: ColorRole[] = ['background', 'backgroundSunken', 'surface', 'surfaceRaised'];

/** Every pair of colours the components put on each other: 4.5 for text, 3 for marks and edges that carry meaning. */
export const pairings: Pairing[] = [
  ...pair(4.5, papers, [
    'text',
    'textMuted',
    'textHeading',
    'textLink',
    'danger',
    'success',
    'info',
    'warning',
    'rankGold',
    'rankPlatinum',
    'rankDiamond',
    'peat',
    'statusInactive',
    'statusReady',
  ]),
  ...pair(3, papers, [
    'lineStrong',
    'focus',
    'statusPending',
    'statusAdopted',
    'statusActive',
    'accent',
    'warningLine',
    'drawingInk',
  ]),
  ...pair(4.5, ['surfaceAccent'], ['text', 'textMuted', 'textLink', 'accent']),
  ...pair(4.5, ['water'], ['textMuted']),
  ...pair(4.5, ['accent', 'accentHover', 'accentActive'], ['onAccent']),
  ...pair(4.5, ['dangerFill'], ['onDanger']),
  ...pair(4.5, ['warningSurface'], ['warning', 'onWarning']),
  ...pair(4.5, ['dangerSurface'], ['danger', 'text', 'textHeading', 'textLink']),
  ...pair(4.5, ['successSurface'], ['success', 'text']),
  ...pair(4.5, ['infoSurface'], ['info', 'text']),
  ...pair(4.5, ['surfaceForest'], ['onForest', 'onForestMuted']),
  ...pair(4.5, ['codePaper'], ['codeInk']),
  ...pair(4.5, ['text'], ['background']),
  ...pair(3, ['warningSurface', 'surfaceAccent', 'dangerSurface'], ['focus']),
];

/** `text on surface`. */
export const nameOf = ({ front, back }: Pairing): string => `${front} on ${back}`;

/** The pairing's ratio in one theme. */
export const ratioIn = (palette: Palette, { front, back }: Pairing): number =>
  contrastRatio(palette[front], palette[back]);
