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

const ink = `${vars.stroke.rule} solid ${vars.color.drawingInk}`;

export const bar = style({
  display: 'flex',
  height: vars.space[7],
  border: ink,
  borderRadius: vars.radius.sheet,
  overflow: 'hidden',
});
/** A part as wide as its share; a narrow one has no room for words. */
export const part = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  borderInlineEnd: ink,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.semibold,
  selectors: { '&:last-child': { borderInlineEnd: 0 } },
});
export const key = style({
  display: 'inline-block',
  width: vars.space[4],
  height: vars.space[4],
  marginInlineEnd: vars.space[2],
  border: ink,
  borderRadius: vars.radius.sheet,
  verticalAlign: '-0.15em',
});

export const sides = style({ display: 'flex', fontSize: vars.fontSize.small });
export const side = style({
  minWidth: 0,
  paddingTop: vars.space[1],
  borderTop: ink,
  fontWeight: vars.weight.semibold,
});
export const ownSide = style([
  side,
  { minWidth: '8.5rem', paddingInlineStart: vars.space[2], borderTopColor: vars.color.lineStrong },
]);

/** Horizontal bars, which fit a phone however many there are. */
export const amounts = style({ display: 'grid', gap: vars.space[3] });
export const amount = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr) 5rem', alignItems: 'center' } },
});
export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  textAlign: 'end',
});
export const track = style({
  gridColumn: '1 / -1',
  height: vars.space[3],
  border: ink,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  '@media': { [media.tablet]: { gridColumn: 'auto', gridRow: 1, gridColumnStart: 2 } },
});
export const filled = style({ display: 'block', height: '100%', background: vars.color.accent });

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
export const top = style({ paddingTop: vars.space[4], borderTop: ink });
