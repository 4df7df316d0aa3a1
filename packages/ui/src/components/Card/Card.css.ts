import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const card = recipe({
  base: {
    position: 'relative',
    minWidth: 0,
    borderRadius: vars.radius.sheet,
    border: `1px solid ${vars.color.line}`,
  },
  variants: {
    tone: {
      sheet: { background: vars.color.surface, boxShadow: vars.elevation.sheet },
      raised: { background: vars.color.surfaceRaised, boxShadow: vars.elevation.lifted },
      accent: { background: vars.color.surfaceAccent, borderColor: vars.color.accent },
      outlined: { background: 'transparent', borderStyle: 'dashed' },
    },
  },
});
