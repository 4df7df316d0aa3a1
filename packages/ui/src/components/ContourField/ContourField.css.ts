import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const field = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    // Lines through text cost reading.
    '@media': { [`${media.moreContrast}, ${media.forcedColors}`]: { display: 'none' } },
    selectors: { ':root[data-contrast="more"] &': { display: 'none' } },
  },
  variants: {
    tone: {
      paper: { vars: { '--ink': vars.color.contour } },
      forest: { vars: { '--ink': `color-mix(in srgb, ${vars.color.onForest} 11%, transparent)` } },
    },
  },
});
