import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The whole sheet takes a file that is dropped on it; the button does for everyone else. */
export const zone = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    padding: vars.space[5],
    border: `1.5px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    textAlign: 'center',
    selectors: {
      '&:has(input:focus-visible)': {
        outline: `${vars.size.focusWidth} solid ${vars.color.focus}`,
        outlineOffset: vars.size.focusOffset,
      },
      '&:has(:disabled)': { background: vars.color.backgroundSunken, color: vars.color.textMuted },
    },
  },
  variants: {
    over: {
      true: { borderStyle: 'solid', borderColor: vars.color.accent, background: vars.color.surfaceAccent },
    },
    invalid: { true: { borderColor: vars.color.danger } },
  },
});

/** The browser's own control lies over the sheet: a tap anywhere chooses, and a drop is its own business. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});

export const choose = style({
  color: vars.color.textLink,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  selectors: { ':has(> :disabled) > &': { color: vars.color.textMuted, textDecoration: 'none' } },
});

export const drop = style([textRule('small'), { color: vars.color.textMuted }]);

export const files = style({ display: 'grid' });

export const file = style([
  textRule('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    borderBottom: `1px solid ${vars.color.lineSoft}`,
  },
]);

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const bytes = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
