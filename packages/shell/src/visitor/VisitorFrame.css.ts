import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Reaches to the window's foot, so that a form which comes a little later than its page moves no footer in sight. */
export const main = style({ minHeight: `calc(100svh - ${vars.size.topbar})` });
