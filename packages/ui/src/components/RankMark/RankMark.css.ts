import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { markRule } from '../../styles/mark.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Its word stands on the line of the words beside it, whatever the rings' size. */
export const mark = recipe({
  base: { ...markRule, alignItems: 'baseline', flexShrink: 0, maxWidth: '100%', whiteSpace: 'normal' },
  variants: {
    rank: {
      gold: { color: vars.color.rankGold },
      platinum: { color: vars.color.rankPlatinum },
      diamond: { color: vars.color.rankDiamond },
    },
  },
});

export const rings = style({ width: '1.15rem', height: '1.15rem', flex: 'none', alignSelf: 'center' });
