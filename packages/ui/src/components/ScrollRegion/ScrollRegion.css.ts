import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const region = recipe({
  base: { overflowX: 'auto', overscrollBehaviorX: 'contain' },
  variants: {
    start: {
      left: {},
      /** Opens at its end, where the newest stands; the content inside reads as usual. */
      right: { direction: 'rtl' },
    },
  },
});

/** As wide as what is in it: what a box overflows beyond a right-to-left start cannot be scrolled to. */
export const content = styleVariants({ left: {}, right: { width: 'max-content', minWidth: '100%' } });
