import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.55rem',
  fontFamily: vars.font.serif,
  fontSize: '1.6rem',
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  color: vars.color.textHeading,
});

export const mark = style({ width: '1.9rem', height: '1.9rem', flex: 'none', color: vars.color.accent });
