import { layer, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Below the top bar, however far the page is scrolled. */
export const notice = style({ position: 'sticky', zIndex: layer.sticky, top: vars.size.topbar });
