import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { control } from '../FormField/FormField.css.ts';

export const select = style([
  control,
  {
    appearance: 'none',
    cursor: 'pointer',
    // The arrow lies over the control, so that the whole width opens it.
    marginInlineEnd: '-1.85rem',
    paddingInlineEnd: '1.85rem',
    textOverflow: 'ellipsis',
  },
]);

export const option = style({ background: vars.color.surfaceRaised, color: vars.color.text });

export const arrow = style({ display: 'inline-flex', flex: 'none', pointerEvents: 'none' });
