import { layer, media, vars } from '@rimba/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The map takes the whole window, so that dragging it never fights with scrolling the page. */
export const dialog = style({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 'none',
  background: vars.color.surface,
  color: vars.color.text,
});

/** In the page as high as the drawing that it takes the place of, about. */
export const stage = style({
  position: 'relative',
  height: 'clamp(26rem, 80dvh, 44rem)',
  overflow: 'hidden',
  background: vars.color.surface,
  selectors: {
    [`${dialog} > &`]: { height: '100%' },
    [`:not(${dialog}) > &`]: {
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.sheet,
    },
  },
});
export const canvas = style({ width: '100%', height: '100%' });
/** A card gets the focus as it opens, the map as it closes: a browser that saw no press yet would draw a ring round all of it. */
globalStyle(`${stage}:not([data-keys]) :is(canvas, [data-tree])`, { outline: 'none' });

const raised = {
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.lifted,
} as const;
const floating = { ...raised, position: 'absolute', zIndex: layer.raised } as const;

export const tools = style({
  ...floating,
  display: 'grid',
  top: vars.space[3],
  insetInlineEnd: vars.space[3],
});
/** Beside the tools: the field, what was found, and what the map has to say. */
export const side = style({
  position: 'absolute',
  zIndex: layer.raised,
  top: vars.space[3],
  insetInlineStart: vars.space[3],
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  width: 'min(20rem, calc(100% - 6.75rem))',
});
export const find = style({ width: '100%' });
/**
 * The ground is here, and not on the list in it: Chromium takes an opaque list that scrolls to cover what stands below
 * it as far as its lines would reach, and leaves the map out there.
 */
export const found = style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation.lifted,
});
export const foundTrees = style({ maxHeight: '60dvh', overflowY: 'auto' });
export const foundTree = style({
  display: 'grid',
  width: '100%',
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceAccent } },
});
export const none = style({
  background: vars.color.surfaceRaised,
  selectors: { '&:not(:empty)': { padding: `${vars.space[2]} ${vars.space[3]}` } },
});
export const notice = style({
  ...raised,
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const legend = style({
  ...floating,
  insetInlineStart: vars.space[3],
  bottom: vars.space[3],
  maxWidth: 'min(16rem, calc(100% - 6rem))',
  maxHeight: 'calc(100% - 6rem)',
  overflowY: 'auto',
  padding: `${vars.space[2]} ${vars.space[3]} 0`,
  // It is there again when the chosen tree, whose card takes its place, is not.
  selectors: { [`${stage}:has([data-tree]:not([hidden])) &`]: { display: 'none' } },
});

export const sheet = style({
  ...floating,
  insetInline: 0,
  bottom: 0,
  maxHeight: '100%',
  overflowY: 'auto',
  padding: vars.space[4],
  '@media': {
    [media.tablet]: {
      insetInline: `${vars.space[4]} auto`,
      bottom: vars.space[4],
      width: '22rem',
      borderRadius: vars.radius.dialog,
    },
  },
});
export const sheetClose = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  top: vars.space[2],
});
export const sheetHead = style({
  display: 'grid',
  gridTemplateColumns: '5rem 1fr',
  gap: vars.space[4],
  paddingInlineEnd: vars.space[6],
});
export const picture = style({ width: '5rem', height: '6rem' });
export const drawing = style({ height: '100%' });
export const photo = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
