import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const icon = recipe({
  base: { flex: 'none', strokeWidth: vars.stroke.icon },
  variants: {
    size: {
      small: { width: '1rem', height: '1rem' },
      standard: { width: '1.25em', height: '1.25em' },
      large: { width: '1.5rem', height: '1.5rem' },
    },
    filled: { true: { fill: 'currentColor' } },
  },
});
