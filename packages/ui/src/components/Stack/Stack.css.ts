import { recipe } from '@vanilla-extract/recipes';

export const stack = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  variants: {
    align: {
      stretch: {},
      start: { justifyItems: 'start' },
      center: { justifyItems: 'center' },
      end: { justifyItems: 'end' },
    },
  },
});
