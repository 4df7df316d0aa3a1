import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const chart = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const drawing = recipe({
  variants: { fits: { true: { maxWidth: '100%', height: 'auto' }, false: { maxWidth: 'none' } } },
});
export const bar = style({ fill: vars.color.accent });
/** A tint and not a surface: high contrast has one ground for all surfaces. */
export const area = style({ fill: vars.color.accent, fillOpacity: 0.18 });
export const line = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
export const dot = style({ fill: vars.color.surface, stroke: vars.color.accent, strokeWidth: 2 });
export const groundLine = style({ stroke: vars.color.drawingInk, strokeWidth: vars.stroke.rule });

const word = { textAnchor: 'middle', fontSize: '12px' } as const;
export const value = style({
  ...word,
  fill: vars.color.text,
  fontWeight: vars.weight.semibold,
  paintOrder: 'stroke',
  stroke: vars.color.background,
  strokeWidth: 6,
  strokeLinejoin: 'round',
});
export const label = style({ ...word, fill: vars.color.textMuted });

export const summary = style([
  textRule('small'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    color: vars.color.textLink,
    fontWeight: vars.weight.semibold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);
