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
