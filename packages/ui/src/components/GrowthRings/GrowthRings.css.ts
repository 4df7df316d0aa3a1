import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const rings = recipe({
  base: { flex: 'none', color: vars.color.accent },
  variants: {
    size: {
      small: { width: '1.5rem', height: '1.5rem' },
      standard: { width: '2.75rem', height: '2.75rem' },
      large: { width: '7rem', height: '7rem' },
      fill: { width: '100%', height: '100%' },
    },
  },
});
