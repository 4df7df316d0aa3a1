import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const field = style([
  textRule('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: '0.4rem',
    minWidth: 0,
    minHeight: vars.size.touch,
    paddingInline: '0.6rem',
    border: `1.5px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.size.focusWidth} solid ${vars.color.focus}`,
        outlineOffset: vars.size.focusOffset,
      },
    },
  },
]);
export const name = style({ flex: 'none', color: vars.color.textMuted });
export const select = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: `calc(${vars.size.touch} - 3px)`,
  // The arrow lies over the control, so that the whole width opens it.
  marginInlineEnd: '-1.4rem',
  padding: 0,
  paddingInlineEnd: '1.4rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.semibold,
  textOverflow: 'ellipsis',
  appearance: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
});
export const option = style({ background: vars.color.surfaceRaised, color: vars.color.text });
export const arrow = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
