import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const footer = style({
  marginTop: vars.space[6],
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.backgroundSunken,
  '@media': { print: { display: 'none' } },
});

export const inner = style({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[7]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1.4fr 2fr', gap: vars.space[6], paddingInline: vars.space[6] },
  },
});

export const words = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', maxWidth: '28rem' });

export const theme = style({
  display: 'none',
  maxWidth: '14rem',
  '@media': { '(scripting: enabled)': { display: 'block' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[4],
});

export const column = style({ display: 'grid', alignContent: 'start' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  // Where a name takes two lines, the next one keeps its distance.
  paddingBlock: vars.space[2],
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
