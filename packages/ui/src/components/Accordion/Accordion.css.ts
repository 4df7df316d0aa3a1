import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const item = style({ borderBottom: `1px solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  gap: vars.space[4],
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 56,
  paddingBlock: '0.7rem',
  fontSize: '1.0625rem',
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const arrow = style({
  display: 'inline-flex',
  transition: `transform ${vars.duration.base} ${vars.easing.out}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const answer = style({
  maxWidth: vars.size.measure,
  paddingBottom: vars.space[5],
  paddingInlineEnd: vars.space[6],
});
