import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const chart = style({ maxWidth: 'none' });
export const bar = style({ fill: vars.color.accent });
export const ground = style({ stroke: vars.color.drawingInk, strokeWidth: vars.stroke.rule });
const word = { textAnchor: 'middle', fontSize: '12px' } as const;
export const amount = style({ ...word, fill: vars.color.text, fontWeight: vars.weight.semibold });
export const period = style({ ...word, fill: vars.color.textMuted });
