import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const ledger = style({ borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  gap: '0.15rem 0.75rem',
  alignItems: 'baseline',
  padding: '0.7rem 0',
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '2.5rem minmax(0, 1fr) 8.5rem minmax(6.5rem, max-content)',
      padding: '0.85rem 0',
    },
  },
});
export const position = style({
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.semibold,
  fontSize: '1.25rem',
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.color.textMuted,
});
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: 0,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      fontSize: '1.0625rem',
      // The dotted leader of a ledger, from the name to the figures.
      '::after': {
        content: '""',
        flex: 1,
        minWidth: vars.space[4],
        borderBottom: `${vars.stroke.rule} dotted ${vars.color.lineStrong}`,
        opacity: 0.6,
        transform: 'translateY(-0.2em)',
      },
    },
  },
});
export const rank = style({
  gridColumn: 2,
  gridRow: 2,
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: 1 } },
});
export const amount = style({
  gridColumn: 3,
  gridRow: 1,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  '@media': { [media.tablet]: { gridColumn: 4 } },
});
export const foot = style({
  paddingBlock: '0.4rem 0',
  paddingInline: '2.75rem 0',
  '@media': { [media.tablet]: { paddingInlineStart: '3.25rem' } },
});
