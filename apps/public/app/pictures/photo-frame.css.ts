import { vars } from '@rimba/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

const shapes = { plain: '4 / 3', wide: '16 / 9' } as const;
export const picture = styleVariants(shapes, (aspectRatio) => ({
  width: '100%',
  aspectRatio,
  objectFit: 'cover',
}));
/** A drawing in a photo's place says so by its dashed edge too. */
export const standIn = styleVariants(shapes, (aspectRatio) => ({
  aspectRatio,
  margin: vars.space[3],
  padding: vars.space[2],
  border: `${vars.stroke.rule} dashed ${vars.color.lineStrong}`,
}));
export const caption = style({ padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[3]}` });
