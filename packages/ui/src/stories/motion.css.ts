import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../tokens/contract.css.ts';
import { duration, easing } from '../tokens/scales.ts';

const away = { moved: { true: { transform: 'translateX(12rem)' } } };

const mark = style({ width: vars.space[5], height: vars.space[4], background: vars.color.accent });

export const pace = recipe({
  base: mark,
  variants: {
    duration: styleVariants(duration, (_value, name) => ({
      transition: `transform ${vars.duration[name]} ${vars.easing.out}`,
    })),
    ...away,
  },
});

export const curve = recipe({
  base: mark,
  variants: {
    easing: styleVariants(easing, (_value, name) => ({
      transition: `transform ${vars.duration.draw} ${vars.easing[name]}`,
    })),
    ...away,
  },
});
