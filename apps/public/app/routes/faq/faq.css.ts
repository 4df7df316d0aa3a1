import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The button stands beside the field, and under it in the narrow column beside the questions. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});

export const drawing = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
