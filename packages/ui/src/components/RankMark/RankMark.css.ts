import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text.ts';
import { vars } from '../../tokens/contract.css.ts';

export const mark = recipe({
  base: [
    textRule('small'),
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.4rem',
      fontWeight: vars.weight.semibold,
      whiteSpace: 'nowrap',
    },
  ],
  variants: {
    rank: {
      gold: { color: vars.color.rankGold },
      platinum: { color: vars.color.rankPlatinum },
      diamond: { color: vars.color.rankDiamond },
    },
  },
});

export const rings = style({ width: '1.15rem', height: '1.15rem', flex: 'none' });
