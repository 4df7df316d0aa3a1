import { style } from '@vanilla-extract/css';
import { panel } from '../../styles/floating.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const content = style([
  panel,
  { width: 'max-content', maxWidth: 'min(24rem, calc(100vw - 2rem))', padding: vars.space[4] },
]);
