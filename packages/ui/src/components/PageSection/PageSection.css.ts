import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const section = recipe({
  base: {
    position: 'relative',
    paddingBlock: vars.space[7],
    '@media': { [media.tablet]: { paddingBlock: vars.space[8] } },
  },
  variants: {
    tone: {
      paper: {},
      /** The one emerald band a page may have. */
      forest: { background: vars.color.surfaceForest, color: vars.color.onForest, overflow: 'hidden' },
    },
  },
});

export const page = style({
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
});

export const withMargin = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    '@media': {
      [media.desktop]: { gridTemplateColumns: `${vars.size.margin} minmax(0, 1fr)`, gap: vars.space[7] },
    },
  },
]);

export const margin = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  '@media': { [media.desktop]: { position: 'sticky', top: vars.space[6], alignSelf: 'start' } },
});

export const backdrop = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
