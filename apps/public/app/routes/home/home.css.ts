import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The words in the sky; buttons in them take the pointer back from the drawing below. */
export const heroWords = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  // The names of the tallest trees stand below the last line, however long the discount's is.
  '@media': { [media.desktop]: { paddingBottom: vars.space[7] } },
});
export const heroLead = style({ maxWidth: '30rem' });

/** Below the kinds of land, where there are too many words for the drawing. */
export const toMap = style({ paddingTop: vars.space[2] });

export const reasons = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' },
  },
});

export const moreReasons = style({
  display: 'grid',
  gap: vars.space[5],
  marginTop: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[6] } },
});

export const regency = style({
  paddingBlock: vars.space[7],
  '@media': { [media.tablet]: { paddingBlock: vars.space[8] } },
});
export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
export const communities = style({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

/** A page of names under one another, as in a guest book. */
export const partners = style({
  display: 'grid',
  columnGap: vars.space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
});
export const partner = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});

export const invitation = style({
  display: 'grid',
  gap: vars.space[6],
  marginBlock: vars.space[6],
  padding: `${vars.space[6]} ${vars.space[5]}`,
  border: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '3fr 2fr',
      alignItems: 'center',
      padding: `${vars.space[7]} ${vars.space[6]}`,
    },
  },
});
export const label = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '14rem',
});
export const giftTag = style({ display: 'grid', placeItems: 'center' });
export const bark = style({ position: 'absolute', inset: `calc(-1 * ${vars.space[6]}) 0` });
