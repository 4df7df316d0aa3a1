import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[4]}`,
});

export const drawing = style({ display: 'grid', justifyItems: 'center', width: '100%', maxWidth: '15rem' });

export const words = style({ display: 'grid', gap: vars.space[1], maxWidth: '26rem' });
