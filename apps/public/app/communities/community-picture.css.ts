import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
});

/** A drawing in a photo's place says so by its dashed edge too. */
export const standIn = style({
  padding: vars.space[2],
  border: `${vars.stroke.rule} dashed ${vars.color.lineStrong}`,
});

export const enlarge = style({ display: 'grid', color: 'inherit', cursor: 'zoom-in' });

export const photo = style({ width: '100%', aspectRatio: '1', objectFit: 'cover' });
