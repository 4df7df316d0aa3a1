import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { type TextVariant, textStyles } from '../tokens/typography.ts';

/** The style rule of one step of the type scale, for use inside `.css.ts` files. */
export function textRule(variant: TextVariant) {
  const { fontFamily, fontSize, lineHeight, fontWeight, ...rest } = textStyles[variant];
  return {
    fontFamily: vars.font[fontFamily],
    fontSize,
    lineHeight,
    fontWeight: vars.weight[fontWeight],
    // Alegreya's default figures are old-style; everything the product counts stands on the line.
    ...(fontFamily === 'serif' && {
      fontVariantNumeric: variant === 'figure' ? 'lining-nums tabular-nums' : 'lining-nums',
    }),
    ...rest,
  } satisfies StyleRule;
}
