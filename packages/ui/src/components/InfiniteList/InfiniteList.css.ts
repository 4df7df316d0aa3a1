import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

const list = { display: 'grid', gap: vars.space[4] } as const;

export const layout = styleVariants({
  rows: { ...list, gap: vars.space[3] },
  sheets: {
    ...list,
    '@media': {
      [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
});
