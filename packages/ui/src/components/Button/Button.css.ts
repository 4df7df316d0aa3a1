import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

const border = '1.5px';
const enabled = '&:not(:disabled):not([aria-disabled="true"])';
const disabled = '&:disabled, &[aria-disabled="true"]';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.6rem',
    border: `${border} solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick} ${vars.easing.out}, border-color ${vars.duration.quick} ${vars.easing.out}, transform ${vars.duration.instant}`,
    selectors: {
      [`${enabled}:active`]: { transform: 'translateY(1px)' },
      [disabled]: {
        // An image, which no transition follows: coming to life, its words would be near-white on beige for a while.
        backgroundImage: `linear-gradient(${vars.color.backgroundSunken} 0 0)`,
        color: vars.color.textMuted,
        borderColor: vars.color.lineStrong,
        borderStyle: 'dashed',
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: {
          [`${enabled}:hover`]: { background: vars.color.accentHover },
          [`${enabled}:active`]: { background: vars.color.accentActive },
        },
      },
      secondary: {
        background: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.text,
        selectors: {
          [`${enabled}:hover`]: { background: vars.color.surfaceAccent, borderColor: vars.color.accent },
          // High contrast has one ground for all surfaces: pressed, it has a thicker edge.
          [`${enabled}:active`]: {
            borderColor: vars.color.accentActive,
            boxShadow: `inset 0 0 0 ${border} ${vars.color.accentActive}`,
          },
        },
      },
      quiet: {
        background: 'none',
        color: vars.color.textLink,
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        selectors: {
          [`${enabled}:hover`]: { textDecorationThickness: '2px' },
          // It has no box that could be drawn as shut.
          [disabled]: { backgroundImage: 'none', borderColor: 'transparent', textDecoration: 'none' },
        },
        // A border that is not to be seen is drawn in forced colours, unless it has the ground's own.
        '@media': {
          [media.forcedColors]: {
            selectors: { '&, &:disabled, &[aria-disabled="true"]': { borderColor: 'Canvas' } },
          },
        },
      },
      danger: {
        background: vars.color.dangerFill,
        color: vars.color.onDanger,
        selectors: { [`${enabled}:hover`]: { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
      },
    },
    size: {
      standard: { minHeight: vars.size.control, padding: '0.55rem 1.25rem' },
      compact: {
        ...textRule('small'),
        minHeight: vars.size.controlCompact,
        padding: '0.45rem 0.9rem',
        fontWeight: vars.weight.semibold,
      },
    },
    width: {
      content: {},
      full: { width: '100%' },
      fullOnPhone: { '@media': { [media.belowTablet]: { width: '100%' } } },
    },
  },
  // Its words stand on the line of the text around them; what a finger may miss reaches beyond.
  compoundVariants: [
    {
      variants: { variant: 'quiet' },
      style: { paddingInline: vars.space[2], marginInline: `calc(-1 * (${vars.space[2]} + ${border}))` },
    },
  ],
});

export const withReason = style({ display: 'inline-grid', gap: vars.space[1], justifyItems: 'start' });

export const reason = style([textRule('small'), { color: vars.color.textMuted }]);

/** Keeps a button's width when it gets busy: both labels stand in the same cell, one of them unseen. */
export const labelStack = style({ display: 'inline-grid' });
export const labelCell = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.6rem',
});
export const unseen = style({ visibility: 'hidden' });
