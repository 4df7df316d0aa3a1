import { style } from '@vanilla-extract/css';
import { forcedFill } from '../../styles/forced-fill.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  flex: 'none',
  minHeight: vars.size.touch,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
  maxWidth: '100%',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled, [aria-pressed="true"])': {
      background: vars.color.surfaceAccent,
      borderColor: vars.color.accent,
    },
    '&:disabled': { borderColor: vars.color.lineSoft, color: vars.color.textMuted, cursor: 'default' },
    '&[aria-pressed="true"]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': forcedFill } } },
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });

export const linkChip = style([chip, { textDecoration: 'none' }]);
