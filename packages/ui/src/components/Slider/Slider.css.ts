import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** The browser's own slider: it knows keys, touch and writing direction. */
export const slider = style({
  width: '100%',
  minHeight: vars.size.touch,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});
