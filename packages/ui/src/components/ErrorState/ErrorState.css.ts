import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const error = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  padding: vars.space[4],
  border: `1.5px solid ${vars.color.danger}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.dangerSurface,
});

export const head = style({ display: 'flex', gap: vars.space[3], alignItems: 'flex-start' });

export const sign = style({ color: vars.color.danger, paddingTop: '0.15rem' });

export const words = style({ display: 'grid', gap: vars.space[1] });

export const details = style({ width: '100%' });

export const summary = style([
  textRule('label'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const technical = style([
  textRule('caption'),
  {
    margin: 0,
    padding: vars.space[3],
    overflowX: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    fontFamily: 'ui-monospace, monospace',
  },
]);
