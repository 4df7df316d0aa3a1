import { style } from '@vanilla-extract/css';
import { forcedFill } from '../../styles/forced-fill.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const row = style({
  display: 'flex',
  gap: vars.space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.touch,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '2.75rem',
  height: '1.6rem',
  margin: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      top: 3,
      insetInlineStart: 3,
      width: 'calc(1.6rem - 9px)',
      height: 'calc(1.6rem - 9px)',
      borderRadius: '50%',
      background: vars.color.lineStrong,
      transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    },
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::after': { background: vars.color.onAccent, transform: 'translateX(1.15rem)' },
    '&:checked:dir(rtl)::after': { transform: 'translateX(-1.15rem)' },
    '&:disabled': { borderStyle: 'dashed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&:checked': forcedFill,
        '&:checked::after': { background: 'HighlightText' },
      },
    },
  },
});
