import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As wide as a letter is read well; beside the tree where there is room for both. */
export const sheet = style({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: '44rem',
  marginInline: 'auto',
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
});

export const figure = style({ display: 'grid', gap: vars.space[2] });
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  padding: `6% 8% ${vars.space[7]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
});
export const drawing = style({ width: '100%', height: '100%', minHeight: 0 });
export const standIn = style({
  position: 'absolute',
  insetInline: vars.space[4],
  bottom: vars.space[3],
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
