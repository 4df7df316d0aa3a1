import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const list = style({ display: 'grid' });

const forcedDot = { '@media': { [media.forcedColors]: { '::after': { background: 'CanvasText' } } } };

export const entry = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gap: '0.3rem',
    paddingBlock: '0 1.25rem',
    paddingInline: '1.9rem 0',
    selectors: { '&:last-child': { paddingBottom: 0 }, '&:last-child::before': { display: 'none' } },
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.44rem',
      top: '1.1rem',
      bottom: '-0.3rem',
      borderInlineStart: `1.5px solid ${vars.color.lineStrong}`,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: '0.3rem',
      width: '0.95rem',
      height: '0.95rem',
      border: `2px solid ${vars.color.accent}`,
      borderRadius: '50%',
      background: vars.color.surface,
    },
  },
  variants: {
    kind: {
      past: {},
      latest: { '::after': { background: vars.color.accent }, ...forcedDot },
      expected: {
        '::before': { borderInlineStartStyle: 'dashed' },
        '::after': { borderStyle: 'dashed', borderColor: vars.color.warning },
      },
      first: { '::after': { borderRadius: vars.radius.sheet } },
      ended: {
        '::after': { borderColor: vars.color.statusInactive, background: vars.color.statusInactive },
        ...forcedDot,
      },
    },
  },
});

export const title = style({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' });
export const quote = style([textRule('note'), { lineHeight: 1.4, color: vars.color.textMuted }]);
export const detail = style([textRule('small'), { color: vars.color.textMuted }]);
