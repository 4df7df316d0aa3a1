import { style } from '@vanilla-extract/css';
import { panel } from '../../styles/floating.css.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';

export const anchor = style({ position: 'relative' });

export const list = style([
  panel,
  {
    position: 'absolute',
    insetInline: 0,
    top: `calc(100% + ${vars.space[1]})`,
    maxHeight: '17rem',
    overflowY: 'auto',
    boxShadow: vars.elevation.overlay,
  },
]);

export const option = style([
  textRule('body'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: vars.size.touch,
    paddingInline: vars.space[3],
    cursor: 'pointer',
    selectors: {
      '&[data-active]': {
        background: vars.color.surfaceAccent,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
      '&[aria-selected="true"]': { fontWeight: vars.weight.semibold },
      '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'default' },
    },
  },
]);

export const empty = style([textRule('small'), { padding: vars.space[3], color: vars.color.textMuted }]);
