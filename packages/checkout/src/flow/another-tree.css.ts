import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Below one another they are as far apart as a finger needs already. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
