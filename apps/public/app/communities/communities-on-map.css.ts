import { media } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
