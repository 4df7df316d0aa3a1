import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const latin = style({
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  fontWeight: vars.weight.note,
  fontSize: '1.08em',
  letterSpacing: '0.002em',
});
