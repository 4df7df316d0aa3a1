import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { textRule } from './text-rule.ts';

/** A sign with its word beside it, in one line: a state, a rank. The recipe that takes it adds the colour. */
export const markRule = {
  ...textRule('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
} satisfies StyleRule;
