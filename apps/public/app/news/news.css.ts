import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingTop: vars.space[3],
  borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
});
export const note = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});
export const paragraph = style({ whiteSpace: 'pre-line' });
