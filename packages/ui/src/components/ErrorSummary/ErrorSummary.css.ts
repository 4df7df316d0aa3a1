import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1.5px solid ${vars.color.danger}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.dangerSurface,
});

export const list = style({ display: 'grid', listStyle: 'disc', paddingInlineStart: vars.space[5] });
