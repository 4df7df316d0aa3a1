import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/scales.ts';

export const sheet = style({
  padding: vars.space[4],
  background: vars.color.background,
  '@media': { [media.wide]: { columnCount: 2, columnGap: vars.space[6] } },
});

export const part = style({
  breakInside: 'avoid',
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.lineSoft}`,
});

export const widePart = style({ columnSpan: 'all' });

export const name = style({ marginBottom: vars.space[3] });
