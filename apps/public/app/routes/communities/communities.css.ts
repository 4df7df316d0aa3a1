import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The field takes what order and button leave. */
export const search = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 14rem auto' } },
});
