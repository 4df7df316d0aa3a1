import { media } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const drawing = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
