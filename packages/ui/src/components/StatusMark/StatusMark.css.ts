import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { markRule } from '../../styles/mark.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const mark = recipe({
  base: { ...markRule, '@media': { [media.belowTablet]: { whiteSpace: 'normal' } } },
  variants: {
    status: {
      ready_to_adopt: { color: vars.color.statusReady },
      pending: { color: vars.color.statusPending },
      adopted: { color: vars.color.statusAdopted },
      active: { color: vars.color.statusActive },
      inactive: { color: vars.color.statusInactive },
    },
  },
});

export const shape = style({ width: '1rem', height: '1rem', flex: 'none' });
