import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { unseen } from '../../styles/unseen.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const table = style([textRule('small'), { width: '100%', borderCollapse: 'collapse' }]);

export const caption = hidden;

/** On phones the heads are only said: each row is an entry of two lines. Those that order the rows stay above them. */
export const head = recipe({
  variants: {
    sortable: {
      true: { '@media': { [media.belowTablet]: { display: 'block' } } },
      false: { '@media': { [media.belowTablet]: unseen } },
    },
  },
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
    paddingBlock: vars.space[2],
    paddingInline: `0 ${vars.space[3]}`,
    borderBottom: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
    color: vars.color.textMuted,
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  },
  variants: {
    align,
    sortable: {
      true: {
        paddingBlock: 0,
        '@media': { [media.belowTablet]: { display: 'inline-block', border: 0 } },
      },
      false: {
        selectors: { 'thead:has(button) &': { '@media': { [media.belowTablet]: unseen } } },
      },
    },
  },
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text }, '[aria-sort] > &': { color: vars.color.text } },
});

export const cell = recipe({
  base: {
    verticalAlign: 'baseline',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.regular,
    '@media': {
      [media.tablet]: {
        paddingBlock: '0.7rem',
        paddingInline: `0 ${vars.space[3]}`,
        borderBottom: `1px solid ${vars.color.lineSoft}`,
        selectors: { '&:last-child': { paddingInlineEnd: 0 } },
      },
      [media.belowTablet]: {
        padding: 0,
        selectors: {
          '&:first-child': { flexBasis: '100%', fontWeight: vars.weight.semibold },
          // What a row does not have needs no head of its own.
          '&:empty': { display: 'none' },
        },
      },
    },
  },
  variants: {
    align: {
      start: align.start,
      end: { ...align.end, '@media': { [media.belowTablet]: { marginInlineStart: 'auto' } } },
    },
    /** One of several amounts: on phones its head stands before it. Readers of the table hear the head anyway. */
    named: {
      true: {
        '@media': { [media.belowTablet]: { marginInlineStart: 0 } },
        selectors: {
          '&::before': {
            '@media': {
              [media.belowTablet]: {
                content: ['attr(data-head) ":"', 'attr(data-head) ":" / ""'],
                marginInlineEnd: vars.space[2],
                color: vars.color.textMuted,
              },
            },
          },
        },
      },
    },
  },
});
