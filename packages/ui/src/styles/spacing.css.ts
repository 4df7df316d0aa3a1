import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { space } from '../tokens/scales.ts';

/** One class per step of the spacing scale, shared by everything that lays out. */
export const gap = styleVariants(space, (_value, step) => ({ gap: vars.space[step] }));
export const padding = styleVariants(space, (_value, step) => ({ padding: vars.space[step] }));
