import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const rule = recipe({
  base: { border: 0, margin: 0, width: '100%' },
  variants: {
    weight: {
      ink: { borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}` },
      soft: { borderTop: `1px solid ${vars.color.lineSoft}` },
    },
  },
});
