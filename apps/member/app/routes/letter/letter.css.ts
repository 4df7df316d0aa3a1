import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As wide as a letter is read well. */
export const sheet = style({ display: 'grid', gap: vars.space[5], maxWidth: '44rem' });

/** As in an album: a photo, or the drawing that stands in for it. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
});
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const drawing = style({ width: '100%', height: '100%', padding: `6% 8% ${vars.space[6]}` });
export const standIn = style({
  position: 'absolute',
  insetInline: vars.space[4],
  bottom: vars.space[3],
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[4],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});
/** A number that half a phone has no room for. */
export const whole = style({ gridColumn: '1 / -1' });

export const signature = style({ display: 'flex', gap: vars.space[3], alignItems: 'center' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
