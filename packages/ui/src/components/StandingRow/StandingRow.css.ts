import { style } from '@vanilla-extract/css';
import { drawingColors } from '../../styles/drawing.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const scroller = style({ overflowX: 'auto', scrollbarWidth: 'thin' });
export const drawing = style([
  drawingColors,
  {
    // A unit is at least a pixel, so that the words stay readable; a wide window makes the row larger.
    minWidth: '100%',
    height: 'auto',
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
export const axis = style({
  fontFamily: vars.font.sans,
  fontSize: '13px',
  fill: vars.color.textMuted,
  textAnchor: 'end',
});
export const ground = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.5 });
export const grass = style({
  fill: 'none',
  stroke: vars.color.drawingInk,
  strokeWidth: 0.7,
  strokeLinecap: 'round',
});
export const link = style({ outlineOffset: '2px' });
export const name = style({
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  fontWeight: vars.weight.note,
  fontSize: '15px',
  fill: vars.color.text,
  textAnchor: 'middle',
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});
export const height = style({
  fontFamily: vars.font.sans,
  fontStyle: 'normal',
  fontWeight: vars.weight.regular,
  fontSize: '13px',
  fill: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const target = style({ fill: 'transparent' });
export const vacant = style({
  fill: vars.color.surface,
  stroke: vars.color.drawingInk,
  strokeWidth: 1.3,
  strokeDasharray: '4 4',
});
export const vacantText = style({
  fontFamily: vars.font.sans,
  fontSize: '13px',
  fontWeight: vars.weight.semibold,
  fill: vars.color.text,
  textAnchor: 'middle',
});
