import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** Black on white in every theme: a reader's camera does not know about dark mode. */
const paper = vars.color.codePaper;
const print = vars.color.codeInk;

export const frame = style({ display: 'grid', gap: vars.space[4], justifyItems: 'center' });
export const card = style({
  display: 'grid',
  gap: '0.6rem',
  width: 'min(100%, 17.5rem)',
  padding: '0.9rem',
  border: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  borderRadius: vars.radius.sheet,
  background: paper,
  forcedColorAdjust: 'none',
  color: print,
});
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] });
export const head = style([
  row,
  { fontSize: vars.fontSize.small, fontWeight: vars.weight.bold, letterSpacing: '0.02em', lineHeight: 1.4 },
]);
export const foot = style([row, { fontSize: vars.fontSize.caption, lineHeight: 1.4 }]);
export const code = style({ width: '100%', height: 'auto', shapeRendering: 'crispEdges' });
