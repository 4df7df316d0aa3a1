import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

/** Ten metres high, whatever stands on it, so that poles beside each other can be compared. */
export const pole = style({
  width: 'auto',
  height: '9.2rem',
  overflow: 'visible',
  '@media': { [media.tablet]: { height: '10rem' } },
});
export const dark = style({ fill: vars.color.drawingInk });
export const light = style({ fill: vars.color.surface, stroke: vars.color.drawingInk, strokeWidth: 1.2 });
export const open = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.2 });
