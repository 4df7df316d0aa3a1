import { style } from '@vanilla-extract/css';
import { drawingColors } from '../../styles/drawing.css.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const figure = style({ display: 'grid', gap: vars.space[2], justifyItems: 'center' });
export const drawing = style([
  drawingColors,
  {
    width: '100%',
    maxWidth: '22rem',
    height: 'auto',
    overflow: 'visible',
    vars: { '--paper': vars.color.background },
  },
]);
export const disc = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.drawingInk,
  strokeWidth: 1.5,
});
export const letter = style({
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  fontWeight: vars.weight.note,
  fontSize: '20px',
  fill: vars.color.text,
  textAnchor: 'middle',
});
export const caption = style([textRule('caption'), { color: vars.color.textMuted, textAlign: 'center' }]);

export const list = style({ display: 'grid', alignContent: 'start', gap: '1.75rem' });
export const item = style({ display: 'grid', gridTemplateColumns: '1.75rem minmax(0, 1fr)', gap: '0.9rem' });
export const itemLetter = style([
  textRule('note'),
  {
    display: 'inline-grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    paddingBottom: '0.15rem',
    border: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
    borderRadius: '50%',
    background: vars.color.surfaceRaised,
    fontSize: '1.125rem',
    lineHeight: 1,
    color: vars.color.text,
  },
]);
export const itemBody = style({ display: 'grid', alignContent: 'start', gap: '0.35rem' });
