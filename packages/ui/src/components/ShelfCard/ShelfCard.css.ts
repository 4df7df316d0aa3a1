import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { drawingColors } from '../../styles/drawing.css.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(7.75rem, 38%) minmax(0, 1fr)',
  height: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  boxShadow: vars.elevation.sheet,
  color: vars.color.text,
  '@media': {
    [media.tiny]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '15.5rem auto' },
  },
});

export const art = recipe({
  base: {
    position: 'relative',
    minWidth: 0,
    minHeight: '13rem',
    overflow: 'hidden',
    borderInlineEnd: `1px solid ${vars.color.lineSoft}`,
    '@media': {
      [media.tablet]: { minHeight: 0, borderInlineEnd: 0, borderBottom: `1px solid ${vars.color.lineSoft}` },
    },
  },
  variants: { taken: { true: { background: vars.color.backgroundSunken } } },
});
export const drawing = style([
  drawingColors,
  { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
]);
export const band = style([
  textRule('caption'),
  { position: 'absolute', insetInlineStart: '0.4rem', top: '0.3rem', color: vars.color.textMuted },
]);

export const level = style({ fill: 'none', stroke: vars.color.lineSoft, strokeWidth: 1 });
export const ground = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.4 });
export const soil = style({ fill: vars.color.backgroundSunken });
const bandEdge = { stroke: vars.color.drawingInk, strokeWidth: 1 } as const;
export const darkBand = style({ ...bandEdge, fill: vars.color.drawingInk });
export const lightBand = style({ ...bandEdge, fill: vars.color.surface });

export const label = style({
  display: 'grid',
  gap: '0.15rem',
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: '0.7rem 0.85rem 0.75rem',
});
export const name = style([textRule('h4'), { fontSize: '1.3125rem', lineHeight: 1.15 }]);

/** The only link of the card, as large as the card. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
  // The ring goes around the whole card, see `focusable`.
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

export const latin = style({ color: vars.color.textMuted, lineHeight: 1.2 });
export const facts = style([
  textRule('small'),
  { display: 'grid', marginTop: '0.3rem', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);
export const height = style({ color: vars.color.text, fontWeight: vars.weight.semibold });
export const foot = style({ display: 'grid', gap: '0.1rem', justifyItems: 'start', marginTop: '0.3rem' });
