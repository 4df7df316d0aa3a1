import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

/** Height of one metre on the pole. */
const band = (size: string) => ({
  backgroundImage: `repeating-linear-gradient(to top, ${vars.color.drawingInk} 0 ${size}, ${vars.color.surface} ${size} calc(${size} * 2))`,
  height: `calc(var(--metres) * ${size})`,
});

export const pole = style({
  width: '0.45rem',
  border: `1.2px solid ${vars.color.drawingInk}`,
  opacity: 0.9,
  ...band('0.92rem'),
  '@media': { [media.tablet]: { width: '0.5rem', ...band('1rem') } },
});
