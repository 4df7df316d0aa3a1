import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { drawingColors } from '../../styles/drawing.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

/** As high in every state, so that nothing below it moves when the trees come. */
export const rowHeight = '23.5rem';

const fade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const mostFaded = '3rem';
const endReached = keyframes({ from: { vars: { [fade]: mostFaded } }, to: { vars: { [fade]: '0px' } } });

export const scroller = style({
  height: rowHeight,
  // What is cut off fades, as wide as there is still to scroll to; a row that fits has no timeline, and nothing fades.
  maskImage: `linear-gradient(to right, currentcolor calc(100% - ${fade}), transparent)`,
  animation: `${endReached} linear both`,
  animationTimeline: 'scroll(self inline)',
  animationRange: `calc(100% - ${mostFaded}) 100%`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  // Paper does not scroll: there the whole row is as wide as the sheet.
  '@media': { print: { height: 'auto', overflow: 'visible', maskImage: 'none' } },
});
export const drawing = style([
  drawingColors,
  {
    display: 'block',
    height: '100%',
    width: 'auto',
    maxWidth: 'none',
    '@media': { print: { width: '100%', height: 'auto' } },
    vars: { '--paper': vars.color.background },
  },
]);
export const grid = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.2,
  strokeOpacity: 0.22,
  '@media': { [media.moreContrast]: { strokeOpacity: 1 } },
});
export const ground = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.6 });
export const link = style({ outlineOffset: '-3px' });
export const target = style({ fill: 'transparent' });

export const stands = styleVariants({
  inked: {},
  // Only the outline is left of what was one's own.
  dashed: {
    strokeDasharray: '4 4',
    vars: {
      '--ink': vars.color.lineStrong,
      '--leaf': vars.color.background,
      '--moss': vars.color.background,
      '--deep': vars.color.background,
      '--clay': vars.color.background,
      [vars.color.drawingInk]: vars.color.lineStrong,
      [vars.color.drawingWash]: vars.color.background,
    },
  },
});

const words = { fontFamily: vars.font.sans, fontSize: '13px', textAnchor: 'middle' } as const;
export const name = style({
  ...words,
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  fontWeight: vars.weight.note,
  fontSize: '15px',
  fill: vars.color.text,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});
export const fact = style({
  ...words,
  fontWeight: vars.weight.semibold,
  fill: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});
export const note = styleVariants({
  success: { ...words, fontWeight: vars.weight.semibold, fill: vars.color.success },
  muted: { ...words, fill: vars.color.textMuted },
});

export const stump = style({
  fill: vars.color.drawingClay,
  stroke: vars.color.drawingInk,
  strokeWidth: 1.3,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const stumpLines = style({
  fill: 'none',
  stroke: vars.color.drawingInk,
  strokeWidth: 0.8,
  vectorEffect: 'non-scaling-stroke',
});

export const board = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.drawingInk,
  strokeWidth: 1.3,
});
export const boardPost = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.2 });
export const boardText = style({
  ...words,
  fontSize: '12px',
  fontWeight: vars.weight.semibold,
  fill: vars.color.text,
});

export const vacant = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
});
export const vacantPost = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
  strokeDasharray: '4 4',
});
export const vacantText = style({ ...words, fontWeight: vars.weight.semibold, fill: vars.color.text });

/** Stands in front of trees that are pressed. */
export const scenery = style({ pointerEvents: 'none' });
