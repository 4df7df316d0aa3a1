import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { drawingColors } from '../../styles/drawing.css.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const plate = recipe({
  base: [drawingColors, { width: '100%', height: '100%' }],
  variants: {
    /** The washes say the tree's state: none, half, deep. */
    wash: {
      full: {},
      half: { vars: { '--leaf': `color-mix(in srgb, ${vars.color.drawingWash} 45%, transparent)` } },
      deep: { vars: { '--leaf': vars.color.drawingWashDeep } },
      none: { vars: { '--leaf': 'transparent', '--clay': 'transparent' }, opacity: 0.6 },
    },
  },
});

export const frame = recipe({
  base: { position: 'relative', minWidth: 0 },
  variants: {
    size: {
      /** Fills the box it is put in. */
      fill: { width: '100%', height: '100%' },
      thumb: { width: '2.75rem', height: '2.75rem', flex: 'none' },
      small: { width: '4.5rem', height: '4.5rem', flex: 'none' },
      medium: { width: '9rem', height: '9rem' },
      large: { width: '100%', height: 'clamp(16rem, 40vw, 27rem)' },
    },
  },
});

export const figure = style({ display: 'grid', gap: vars.space[2], justifyItems: 'center' });
export const caption = style([textRule('caption'), { color: vars.color.textMuted, textAlign: 'center' }]);
