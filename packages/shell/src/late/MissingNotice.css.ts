import { layer, vars } from '@rimba/ui/tokens';
import { styleVariants } from '@vanilla-extract/css';

/** In sight wherever the reader is: below the frame's top bar, or at the lower edge of a document's living part. */
export const place = styleVariants({
  page: { position: 'sticky', zIndex: layer.sticky, top: vars.size.topbar },
  inline: { position: 'sticky', zIndex: layer.sticky, bottom: vars.space[4], marginTop: vars.space[4] },
});
