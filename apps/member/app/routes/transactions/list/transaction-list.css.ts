import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** One link covers the row. */
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

export const plates = style({ display: 'flex', gap: vars.space[1], alignSelf: 'start' });
export const words = style({ display: 'grid', flex: '1 1 14rem', gap: vars.space[1], minWidth: 0 });
/** At the right also where it has a line of its own. */
export const end = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});

export const year = style({ width: '10rem' });
