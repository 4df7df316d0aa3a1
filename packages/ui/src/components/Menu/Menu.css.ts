import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { panel } from '../../styles/floating.css.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const content = style([
  panel,
  { minWidth: '13rem', maxWidth: 'min(20rem, calc(100vw - 2rem))', padding: vars.space[1] },
]);

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    minHeight: vars.size.touch,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.card,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { background: vars.color.surfaceAccent },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  },
  variants: { tone: { default: {}, danger: { color: vars.color.danger } } },
});

export const end = style({ marginInlineStart: 'auto' });

export const label = style([
  textRule('small'),
  { padding: `${vars.space[2]} ${vars.space[3]}`, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const separator = style({
  height: 1,
  margin: vars.space[1],
  background: vars.color.lineSoft,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
