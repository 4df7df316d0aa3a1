import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const bounce = keyframes({
  'from, to': { transform: 'translateY(6px) scale(1.06, 0.94)' },
  '50%': { transform: 'translateY(-8px)' },
});

export const arc = style({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  animation: `${turn} ${vars.duration.spinner} linear infinite`,
});

export const seed = style({
  width: vars.size.spinner,
  height: vars.size.spinner,
  color: vars.color.accent,
  overflow: 'visible',
});

export const seedShape = style({
  transformOrigin: '50% 100%',
  animation: `${bounce} ${vars.duration.spinner} ${vars.easing.inOut} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
