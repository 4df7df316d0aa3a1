import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The field takes what order and button leave. */
export const search = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 14rem auto' } },
});

/** The picture stands beside the words where the card is wide enough for both. */
export const card = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' } },
});
export const picture = style({ display: 'grid' });
