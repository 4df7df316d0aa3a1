import { media, vars } from '@rimba/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const stripes = (angle: string, colour: string, width: string) =>
  `repeating-linear-gradient(${angle}, ${colour} 0 ${width}, ${vars.color.surface} ${width} ${vars.space[2]})`;

/** One pattern for each purpose, the same in bar and table: told apart without colour too. */
export const pattern = styleVariants({
  patrol: { background: vars.color.drawingWashDeep },
  care: { background: vars.color.drawingWash },
  replanting: { background: vars.color.drawingWashMoss },
  gear: { background: stripes('45deg', vars.color.drawingWash, vars.space[1]) },
  data: { background: vars.color.surface },
  books: { background: stripes('135deg', vars.color.lineStrong, '1px') },
});

const moreContrast = {
  // There the drawings' washes are the paper's own white or black.
  vars: {
    [vars.color.drawingWashDeep]: vars.color.accent,
    [vars.color.drawingWash]: vars.color.info,
    [vars.color.drawingWashMoss]: vars.color.warning,
  },
};
/** What a colour is read from keeps it, where the reader's system decides the others. */
const colours = style({
  forcedColorAdjust: 'none',
  '@media': { [media.moreContrast]: moreContrast },
  selectors: { ':root[data-contrast="more"] &': moreContrast },
});
const forcedEdge = { [media.forcedColors]: { border: '1px solid CanvasText' } };

const ink = `${vars.stroke.rule} solid ${vars.color.drawingInk}`;

export const bar = style([
  colours,
  {
    display: 'block',
    width: '100%',
    height: vars.space[7],
    border: ink,
    borderRadius: vars.radius.sheet,
    background: vars.color.surface,
    '@media': forcedEdge,
  },
]);
const part = { stroke: vars.color.drawingInk, strokeWidth: vars.stroke.rule } as const;
/** The same patterns, as a drawing has them. */
export const fill = styleVariants({
  patrol: { ...part, fill: vars.color.drawingWashDeep },
  care: { ...part, fill: vars.color.drawingWash },
  replanting: { ...part, fill: vars.color.drawingWashMoss },
  gear: { ...part, fill: 'url(#stripes-gear)' },
  data: { ...part, fill: vars.color.surface },
  books: { ...part, fill: 'url(#stripes-books)' },
});
export const stripe = styleVariants({
  gear: { stroke: vars.color.drawingWash, strokeWidth: vars.stroke.rule },
  books: { stroke: vars.color.lineStrong, strokeWidth: 1 },
});
/** Words are hard to read on stripes, and on strong colours: these stand on paper. */
const onPaper = {
  stroke: vars.color.surface,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;
export const onStripes = style(onPaper);
/** A part's number, in its middle. */
export const share = style({
  fill: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.semibold,
  textAnchor: 'middle',
  '@media': { [media.moreContrast]: onPaper },
  selectors: { ':root[data-contrast="more"] &': onPaper },
});
export const smallShare = style([share, { fontSize: vars.fontSize.caption }]);
/** Where it has no room on a phone, the table says it. */
export const smallestShare = style([
  smallShare,
  { display: 'none', '@media': { [media.tablet]: { display: 'inline' } } },
]);
export const key = style([
  colours,
  {
    display: 'inline-block',
    width: vars.space[4],
    height: vars.space[4],
    marginInlineEnd: vars.space[2],
    border: ink,
    borderRadius: vars.radius.sheet,
    verticalAlign: '-0.15em',
    '@media': forcedEdge,
  },
]);

export const sides = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.semibold,
});
/** Horizontal bars, which fit a phone however many there are. */
export const amounts = style({ display: 'grid', gap: vars.space[3] });
export const narrowAmount = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const amount = style([
  narrowAmount,
  {
    '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr) 5rem', alignItems: 'center' } },
  },
]);
export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  textAlign: 'end',
});
export const narrowTrack = style({
  display: 'block',
  width: '100%',
  gridColumn: '1 / -1',
  height: vars.space[3],
  border: ink,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
});
export const track = style([
  narrowTrack,
  { '@media': { [media.tablet]: { gridColumn: 'auto', gridRow: 1, gridColumnStart: 2 } } },
]);
export const parts = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
/** A table of many columns, and what stands in its place where there is no room for them. */
export const wideOnly = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const filled = style({ fill: vars.color.accent });

export const twoColumns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
});
export const headed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const middle = style({ display: 'grid', justifyItems: 'center' });
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderTop: ink,
});
export const top = style({ paddingTop: vars.space[4], borderTop: ink });
