import { layer, media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The map takes the whole window, so that dragging it never fights with scrolling the page. */
export const dialog = style({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 'none',
  background: vars.color.water,
  color: vars.color.text,
});

export const canvas = style({ width: '100%', height: '100%' });

const floating = {
  position: 'absolute',
  zIndex: layer.raised,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.lifted,
} as const;

export const close = style({ ...floating, top: vars.space[3], insetInlineEnd: vars.space[3] });
export const tools = style({
  ...floating,
  display: 'grid',
  top: vars.space[8],
  insetInlineEnd: vars.space[3],
});
/** The field beside the close button, and below it what was found. */
export const find = style({
  position: 'absolute',
  zIndex: layer.raised,
  top: vars.space[3],
  insetInlineStart: vars.space[3],
  width: 'min(20rem, calc(100vw - 6rem))',
});
export const found = style({
  maxHeight: '40dvh',
  overflowY: 'auto',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation.lifted,
});
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
export const legend = style({
  ...floating,
  insetInlineStart: vars.space[3],
  bottom: vars.space[3],
  maxWidth: '16rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
});

export const notice = style({
  ...floating,
  top: vars.space[8],
  insetInlineStart: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
});
export const sheet = style({
  ...floating,
  // Over the legend, which is there again when the tree is not.
  zIndex: layer.sticky,
  insetInline: 0,
  bottom: 0,
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
