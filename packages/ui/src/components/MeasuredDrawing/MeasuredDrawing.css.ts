import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { drawingColors } from '../../styles/drawing.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const panel = recipe({
  base: {
    position: 'relative',
    height: '100%',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.sheet,
    background: vars.color.surface,
    boxShadow: vars.elevation.sheet,
  },
  variants: {
    /** A grown tree takes a higher drawing, or its figures would be too small to read. */
    tall: { true: { minHeight: '22.5rem' }, false: { minHeight: '16.5rem' } },
  },
});
export const drawing = style([
  drawingColors,
  { position: 'absolute', inset: 0, width: '100%', height: '100%' },
]);

export const fineGrid = style({
  fill: 'none',
  stroke: vars.color.grid,
  strokeWidth: 0.5,
  strokeOpacity: 0.5,
});
export const grid = style({ fill: 'none', stroke: vars.color.grid, strokeWidth: 0.8 });
export const ground = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.5 });
export const grass = style({
  fill: 'none',
  stroke: vars.color.drawingInk,
  strokeWidth: 0.7,
  strokeLinecap: 'round',
});

export const person = style({
  fill: vars.color.backgroundSunken,
  stroke: vars.color.drawingInk,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  // Beside a tall tree the person is small, and the scale is read from them all the same.
  vectorEffect: 'non-scaling-stroke',
});
export const personLines = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.3 });

export const dimension = style({ fill: 'none', stroke: vars.color.peat, strokeWidth: 1.2 });
export const leader = style([dimension, { strokeDasharray: '2 4' }]);
export const girth = style([dimension, { strokeWidth: 2 }]);

const halo = {
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 3.5,
  strokeLinejoin: 'round',
} as const;
export const figure = style({
  ...halo,
  fontFamily: vars.font.sans,
  fontSize: '13px',
  fontWeight: vars.weight.semibold,
  fill: vars.color.text,
});
export const remark = style({
  ...halo,
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  fontSize: '15px',
  fontWeight: vars.weight.note,
  fill: vars.color.textMuted,
});
