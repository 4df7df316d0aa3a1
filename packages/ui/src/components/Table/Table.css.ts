import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const table = style([textRule('small'), { width: '100%', borderCollapse: 'collapse' }]);

export const caption = hidden;

/** On phones the heads are only said: each row is an entry of two lines. */
export const head = style({
  '@media': { [media.belowTablet]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const body = style({
  '@media': {
    [media.belowTablet]: {
      display: 'block',
      borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
    },
  },
});

export const row = style({
  '@media': {
    [media.belowTablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0.1rem ${vars.space[4]}`,
      paddingBlock: vars.space[3],
      borderBottom: `1px solid ${vars.color.lineSoft}`,
    },
  },
});

const align = { start: { textAlign: 'start' }, end: { textAlign: 'end' } } as const;

export const headCell = recipe({
  base: {
    padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
    borderBottom: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
    color: vars.color.textMuted,
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  },
  variants: { align },
});

export const cell = recipe({
  base: {
    verticalAlign: 'baseline',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.regular,
    '@media': {
      [media.tablet]: {
        padding: `0.7rem ${vars.space[3]} 0.7rem 0`,
        borderBottom: `1px solid ${vars.color.lineSoft}`,
        selectors: { '&:last-child': { paddingInlineEnd: 0 } },
      },
      [media.belowTablet]: {
        padding: 0,
        selectors: { '&:first-child': { flexBasis: '100%', fontWeight: vars.weight.semibold } },
      },
    },
  },
  variants: {
    align: {
      start: align.start,
      end: { ...align.end, '@media': { [media.belowTablet]: { marginInlineStart: 'auto' } } },
    },
  },
});
