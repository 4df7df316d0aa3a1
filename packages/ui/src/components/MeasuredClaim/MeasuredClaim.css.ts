import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const claim = style({ display: 'grid', gap: '0.35rem', maxWidth: '27rem' });
export const bar = style({ width: '100%', height: '1.4rem', overflow: 'visible' });
export const frame = style({
  fill: vars.color.surface,
  stroke: vars.color.drawingInk,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
export const measured = style({ fill: vars.color.accent });
export const promised = style({
  stroke: vars.color.peat,
  strokeWidth: 2,
  strokeDasharray: '3 2.5',
  vectorEffect: 'non-scaling-stroke',
});
export const words = style([textRule('small'), { color: vars.color.text }]);
