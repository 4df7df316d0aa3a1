import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}` });

export const narrow = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});
export const promise = style([
  narrow,
  {
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space[5] },
    },
  },
]);
