import { style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layer, media } from '../../tokens/scales.ts';

export const tip = style([
  textRule('caption'),
  {
    zIndex: layer.popover,
    maxWidth: '18rem',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.card,
    background: vars.color.text,
    color: vars.color.background,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);
