import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const field = style({ display: 'grid', gap: '0.35rem', alignContent: 'start', minWidth: 0 });

export const label = style([textRule('label'), { color: vars.color.text }]);

export const labelNote = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

export const hint = style([textRule('small'), { color: vars.color.textMuted }]);

export const error = style([
  textRule('small'),
  {
    display: 'flex',
    gap: '0.4rem',
    alignItems: 'flex-start',
    color: vars.color.danger,
    fontWeight: vars.weight.medium,
  },
]);

/** The icon sits on the first line of a message that may have more. */
export const errorIcon = style({ display: 'inline-flex', paddingTop: '0.1rem' });

/** The edge around a text control and what stands in it. */
export const frame = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.6rem',
    width: '100%',
    minHeight: vars.size.control,
    paddingInline: '0.85rem',
    border: `1.5px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.size.focusWidth} solid ${vars.color.focus}`,
        outlineOffset: vars.size.focusOffset,
      },
      '&:has(button:focus-visible)': { outline: 'none' },
      '&:has(:disabled)': {
        background: vars.color.backgroundSunken,
        borderStyle: 'dashed',
        color: vars.color.textMuted,
      },
    },
  },
  variants: {
    invalid: {
      true: { borderColor: vars.color.danger, boxShadow: `inset 3px 0 0 ${vars.color.danger}` },
    },
  },
});

export const control = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: `calc(${vars.size.control} - 3px)`,
  padding: 0,
  border: 0,
  background: 'none',
  ':focus-visible': { outline: 'none' },
  // Browsers fade a disabled control below readable contrast.
  ':disabled': { opacity: 1, color: 'inherit', WebkitTextFillColor: 'currentColor' },
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});

/** A value between two buttons. */
export const between = style({
  textAlign: 'center',
  // The buttons at its ends are larger than the browser's own.
  appearance: 'textfield',
  '::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
});

/** A button at the end of a frame keeps its 44 px without widening the frame. */
export const trailing = style({ display: 'flex', marginInlineEnd: '-0.6rem', marginBlock: '-2px' });

export const leading = style({ display: 'flex', marginInlineStart: '-0.6rem', marginBlock: '-2px' });

export const adornment = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
