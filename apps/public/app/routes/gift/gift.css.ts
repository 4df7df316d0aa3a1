import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As wide as a letter is read well. */
export const sheet = style({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: '44rem',
  marginInline: 'auto',
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
});

export const below = style({ display: 'grid', gap: vars.space[5], alignContent: 'start' });
/** What is said of one tree stands beside it where there is room for both. */
export const beside = style([
  below,
  { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } },
]);
export const trees = style({ display: 'grid', gap: vars.space[2] });
/** Side by side, as many as there is room for, and all of one width: so they are of one scale, too. */
export const stand = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[3],
});
export const figure = style({
  display: 'grid',
  maxWidth: '22rem',
  gap: vars.space[2],
  alignContent: 'start',
});
export const frame = style({
  position: 'relative',
  width: '100%',
  maxHeight: '19rem',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.space[4],
});
export const fact = style({
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

/** A message keeps the lines that it was typed in. */
export const asTyped = style({ whiteSpace: 'pre-line' });
