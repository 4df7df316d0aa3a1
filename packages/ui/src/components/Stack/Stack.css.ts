import { recipe } from '@vanilla-extract/recipes';

// Rows of a grid have their heights before they are broken over sheets of paper: what follows would lie on what moved on.
const print = { display: 'flex', flexDirection: 'column' } as const;

export const stack = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '@media': { print },
  },
  variants: {
    align: {
      stretch: {},
      start: { justifyItems: 'start', '@media': { print: { alignItems: 'start' } } },
      center: { justifyItems: 'center', '@media': { print: { alignItems: 'center' } } },
      end: { justifyItems: 'end', '@media': { print: { alignItems: 'end' } } },
    },
  },
});
