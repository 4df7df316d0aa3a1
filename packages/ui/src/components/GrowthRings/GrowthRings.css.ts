import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

/** So small, a line that is drawn to scale is paler than a mark may be: its bark is a pixel. */
const small = style({});
globalStyle(`${small} > :last-child`, { strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' });

export const rings = recipe({
  base: { flex: 'none', color: vars.color.accent },
  variants: {
    size: {
      small: [small, { width: '1.5rem', height: '1.5rem' }],
      standard: [small, { width: '2.75rem', height: '2.75rem' }],
      large: { width: '7rem', height: '7rem' },
      fill: { width: '100%', height: '100%' },
    },
  },
});
