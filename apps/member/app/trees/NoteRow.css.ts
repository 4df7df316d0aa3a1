import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
});

export const picture = style({
  height: '5.5rem',
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.tablet]: { height: '7rem' } },
});

export const text = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' });
