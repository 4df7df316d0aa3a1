import { style } from '@vanilla-extract/css';
import { forcedFill } from '../../styles/forced-fill.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const row = style({
  display: 'flex',
  gap: '0.7rem',
  alignItems: 'flex-start',
  minHeight: vars.size.touch,
  paddingBlock: '0.55rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** The native box, drawn by us: one look in every browser, and it works before scripts arrive. */
export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.4rem',
  height: '1.4rem',
  margin: '0.05rem 0 0',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surfaceRaised,
  color: vars.color.onAccent,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:disabled': { borderStyle: 'dashed', background: vars.color.backgroundSunken },
    '&:checked:disabled': { color: vars.color.textMuted, borderColor: vars.color.lineStrong },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    // The tick is a turned corner: two borders, no image.
    '&:checked::after': {
      content: '',
      width: '0.4rem',
      height: '0.75rem',
      marginTop: '-0.15rem',
      border: 'solid currentColor',
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'rotate(45deg)',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:checked': forcedFill,
        '&:checked:disabled': { borderColor: 'GrayText', background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});
