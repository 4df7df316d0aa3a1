import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const line = {
  stroke: vars.color.drawingInk,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** What a tree that died is drawn in: dry wood, and no leaves. */
export const bare = style({
  vars: {
    '--leaves': 'none',
    '--ink': vars.color.lineStrong,
    [vars.color.drawingInk]: vars.color.lineStrong,
  },
});

export const stem = style({ ...line, fill: 'none', strokeWidth: 1.15 });
export const leaves = style({ ...line, fill: vars.color.drawingWash, strokeWidth: 1 });
