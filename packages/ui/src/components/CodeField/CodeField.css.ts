import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { control } from '../FormField/FormField.css.ts';

export const code = style([
  control,
  {
    fontSize: '1.375rem',
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.3em',
    textTransform: 'uppercase',
  },
]);
