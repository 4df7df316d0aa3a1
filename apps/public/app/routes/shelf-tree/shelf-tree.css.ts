import { layer, media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const othersWait = style({ paddingTop: vars.space[4] });
/** Beside one another from 1024 px; on a phone what the tree costs follows its drawing. */
export const page = style({
  display: 'grid',
  gap: vars.space[5],
  paddingTop: vars.space[4],
  gridTemplateAreas: '"drawing" "buying" "beside" "record"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gap: `${vars.space[5]} ${vars.space[6]}`,
      gridTemplateAreas: '"drawing buying" "beside buying" "record buying"',
      gridTemplateColumns: 'minmax(0, 1.3fr) minmax(20rem, 0.7fr)',
      gridTemplateRows: 'auto auto 1fr',
      alignItems: 'start',
    },
  },
});
export const drawing = style({ gridArea: 'drawing', minWidth: 0 });
/** Stays beside what is read of the tree, in a window that has room for all of it. */
export const buying = style({
  gridArea: 'buying',
  minWidth: 0,
  '@media': { [`${media.desktop} and (min-height: 42rem)`]: { position: 'sticky', top: vars.space[4] } },
});
export const beside = style({ gridArea: 'beside', minWidth: 0 });
/** Where the columns stand above one another, the way on stays at the window's foot. */
export const takeBeside = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const takeBelow = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.raised,
  marginTop: vars.space[5],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  background: vars.color.surfaceRaised,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const record = style({ gridArea: 'record', minWidth: 0 });

export const gives = style({ display: 'grid' });
export const give = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});
export const sign = style({ color: vars.color.accent });

export const photos = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] } },
});

export const figures = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
});
export const map = style({ maxWidth: '24rem' });
export const people = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[5]}` });

export const others = style({ paddingTop: vars.space[7] });
export const similar = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] } },
});
