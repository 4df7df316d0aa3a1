import { style } from '@vanilla-extract/css';
import { forcedFill } from '../../styles/forced-fill.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const month = style([textRule('label')]);
export const grid = style([textRule('small'), { borderCollapse: 'collapse', marginInline: 'auto' }]);

export const weekday = style([
  textRule('caption'),
  { height: '2rem', color: vars.color.textMuted, fontWeight: vars.weight.medium },
]);

export const cell = style({ padding: 0 });

export const day = style({
  width: 'clamp(2.25rem, 11vw, 2.75rem)',
  height: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceAccent },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-outside]': { color: vars.color.textMuted },
    '&[aria-current="date"]': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
    '&[data-between]': {
      borderRadius: vars.radius.none,
      background: vars.color.surfaceAccent,
      boxShadow: `inset 0 2px 0 ${vars.color.accent}, inset 0 -2px 0 ${vars.color.accent}`,
    },
    '&[aria-pressed="true"]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.weight.semibold,
    },
    '&:disabled': { color: vars.color.textMuted, textDecoration: 'line-through', cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="date"]': { border: '1px solid' },
        '&[data-between]': { borderBlock: '2px solid Highlight' },
        '&[aria-pressed="true"]': forcedFill,
      },
    },
  },
});
