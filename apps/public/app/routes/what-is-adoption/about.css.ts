import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The words beside the tree they are about; below them where there is no room. */
export const hero = style({
  display: 'grid',
  justifyItems: 'center',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  '@media': { [media.desktop]: { gridTemplateColumns: '3fr 2fr', alignItems: 'end' } },
});
