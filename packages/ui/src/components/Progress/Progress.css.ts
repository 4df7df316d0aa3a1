import { keyframes, style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const words = style([
  textRule('small'),
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[3] },
]);

export const amount = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

const filled = {
  background: vars.color.accent,
  transition: `width ${vars.duration.base} ${vars.easing.out}`,
};

const wander = keyframes({ from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '-50%' } });

/** The browser's own bar: its width needs no style attribute. */
export const bar = style({
  appearance: 'none',
  width: '100%',
  height: vars.space[2],
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.backgroundSunken,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
    '&:indeterminate': {
      background: `linear-gradient(90deg, transparent 30%, ${vars.color.accent} 30% 70%, transparent 70%) 0 0 / 200% 100%`,
      animation: `${wander} 1600ms ${vars.easing.inOut} infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&:indeterminate': { animation: 'none' } } },
    // How far it has come is told by colour alone, and of an unknown length by a gradient.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      vars: {
        [vars.color.accent]: 'Highlight',
        [vars.color.backgroundSunken]: 'Canvas',
        [vars.color.lineStrong]: 'CanvasText',
      },
    },
  },
});
