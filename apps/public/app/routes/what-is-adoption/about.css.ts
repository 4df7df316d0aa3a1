import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The words beside the tree they are about; below them where there is no room. It stands on the line under both. */
export const hero = style({
  borderBottom: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
});
export const heroParts = style({
  display: 'grid',
  justifyItems: 'center',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  '@media': { [media.desktop]: { gridTemplateColumns: '3fr 2fr', alignItems: 'end' } },
});

/** As far from the line above as a section. */
export const year = style({ paddingTop: vars.space[7] });
export const strip = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] } },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
});

export const beside = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  paddingBlock: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
