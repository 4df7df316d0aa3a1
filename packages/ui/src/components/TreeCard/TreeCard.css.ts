import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layer, media } from '../../tokens/scales.ts';

export const sheet = recipe({
  base: {
    position: 'relative',
    // Side by side as long as the words have room beside the picture: in large letters they stand below it.
    display: 'flex',
    flexWrap: 'wrap',
    height: '100%',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.sheet,
    background: vars.color.surface,
    boxShadow: vars.elevation.sheet,
    color: vars.color.text,
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: '14.5rem auto',
      },
    },
  },
  variants: {
    ghost: { true: { borderStyle: 'dashed', background: 'transparent', boxShadow: 'none' } },
  },
});

export const art = style({
  position: 'relative',
  flex: '1 0 7.4rem',
  minWidth: 0,
  minHeight: '10.5rem',
  overflow: 'hidden',
  borderInlineEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.tiny]: { flexBasis: '4.75rem' },
    [media.tablet]: { minHeight: 0, borderInlineEnd: 0 },
  },
});
export const plate = style({
  position: 'absolute',
  insetBlock: '0.5rem',
  insetInline: '-0.35rem 0.7rem',
  '@media': { [media.tablet]: { inset: '1rem 1rem 0.5rem' } },
});
export const pole = style({
  position: 'absolute',
  insetInlineEnd: '0.5rem',
  bottom: '0.6rem',
  '@media': { [media.tablet]: { insetInlineEnd: '0.9rem' } },
});

export const label = style({
  display: 'grid',
  // All of the room beside the picture is the words'.
  flex: '9999 1 10.5rem',
  gap: '0.15rem',
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: '0.8rem 0.9rem',
  '@media': {
    [media.tablet]: {
      margin: `0 ${vars.space[3]}`,
      padding: '0.75rem 0.15rem 0.8rem',
      borderTop: `1px solid ${vars.color.lineSoft}`,
    },
  },
});
export const name = style([
  textRule('h4'),
  {
    fontSize: 'min(1.3125rem, 9vw)',
    lineHeight: 1.15,
    paddingInlineEnd: '2.3rem',
    '@media': { [media.tablet]: { paddingInlineEnd: 0 } },
  },
]);

/** The only link of the sheet, as large as the sheet. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
  // The ring goes around the whole sheet, see `focusable`.
  ':focus-visible': { outline: 'none' },
});
export const focusable = style({
  selectors: {
    [`&:has(${link}:focus-visible)`]: {
      outline: `${vars.size.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focusOffset,
    },
  },
});

export const latin = style({ color: vars.color.textMuted, lineHeight: 1.25 });
export const facts = style([
  textRule('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 0.8rem',
    margin: '0.35rem 0 0.2rem',
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const foot = style({ display: 'grid', gap: '0.05rem', justifyItems: 'start', marginTop: '0.5rem' });
export const note = style([textRule('caption'), { color: vars.color.textMuted }]);

export const corner = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInlineEnd: '0.3rem',
  top: '0.3rem',
});
export const bookmark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.accent,
  cursor: 'pointer',
  transition: `transform ${vars.duration.base} ${vars.easing.settle}`,
  ':hover': { background: vars.color.backgroundSunken },
  selectors: { '&:active': { transform: 'scale(0.86)' }, '&:disabled': { color: vars.color.textMuted } },
});
