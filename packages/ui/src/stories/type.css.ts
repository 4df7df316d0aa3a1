import { styleVariants } from '@vanilla-extract/css';
import { textRule } from '../styles/text-rule.ts';
import { vars } from '../tokens/contract.css.ts';
import { fontSize, fontWeight, type TextVariant, textStyles } from '../tokens/typography.ts';

const variants = Object.keys(textStyles) as TextVariant[];

export const step = styleVariants(Object.fromEntries(variants.map((name) => [name, name])), (name) =>
  textRule(name),
);

export const single = styleVariants(fontSize, (_value, name) => ({ fontSize: vars.fontSize[name] }));

/** The weight of notes is that of the italic serif alone. */
export const weight = styleVariants(fontWeight, (_value, name) => ({
  fontWeight: vars.weight[name],
  ...(name === 'note' && { fontFamily: vars.font.serif, fontStyle: 'italic' }),
}));
