import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedFill } from '../../styles/forced-fill.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const list = style([
  textRule('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    fontWeight: vars.weight.semibold,
    color: vars.color.textMuted,
  },
]);

export const step = recipe({
  base: { display: 'flex', gap: '0.45rem', alignItems: 'center' },
  variants: {
    state: { done: { color: vars.color.accent }, current: { color: vars.color.text }, ahead: {} },
  },
});

export const mark = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    border: '1.5px solid currentColor',
    borderRadius: '50%',
    fontSize: vars.fontSize.caption,
  },
  variants: {
    state: {
      done: {},
      current: {
        background: vars.color.accent,
        borderColor: vars.color.accent,
        color: vars.color.onAccent,
        '@media': { [media.forcedColors]: forcedFill },
      },
      ahead: {},
    },
  },
});
