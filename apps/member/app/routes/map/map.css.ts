import { layer, media, unseen, vars } from '@rimba/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const frame = `${vars.size.topbar}`;

/** Words and lists beside the map from 1024 px; before, the field lies over it and the lists follow. */
export const page = style({
  display: 'grid',
  gridTemplateAreas: '"stage" "panel"',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '23rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"head stage" "panel stage"',
    },
  },
});

export const head = style({
  gridArea: 'stage',
  zIndex: layer.raised,
  alignSelf: 'start',
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  minWidth: 0,
  // The map is moved through what is free between them.
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: { gridArea: 'head', padding: vars.space[5], paddingBottom: vars.space[3] },
  },
});
globalStyle(`${head} > *`, { pointerEvents: 'auto' });

/** Where the map has the whole width, the frame says where one is. */
export const title = style({
  ...unseen,
  '@media': {
    [media.desktop]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});

/** One row that scrolls sideways to the screen's edge, and wraps beside the map. */
export const chips = style({
  display: 'flex',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: `3px ${vars.space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
});

export const stage = style({
  gridArea: 'stage',
  position: 'relative',
  overflow: 'hidden',
  minHeight: '24rem',
  // What follows shows that it does.
  height: `calc(100dvh - ${frame} - ${vars.size.bottomNav} - 4rem)`,
  background: vars.color.surface,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { height: `calc(100dvh - ${frame} - 4rem)` },
    [media.desktop]: {
      position: 'sticky',
      top: frame,
      height: `calc(100dvh - ${frame})`,
      borderBlock: 'none',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const panel = style({
  gridArea: 'panel',
  padding: vars.space[4],
  minWidth: 0,
  '@media': { [media.desktop]: { padding: `0 ${vars.space[5]} ${vars.space[6]}` } },
});

/** MapLibre gives it a canvas; its own style sheet is for controls that this map does not use. */
export const canvas = style({ position: 'absolute', inset: 0 });

/** On a phone as high as the map that is drawn in it, which the page scrolls. */
export const drawnStage = style([stage, { '@media': { [media.belowTablet]: { height: 'auto' } } }]);

/** The field and the chips over the map, with what is around them. */
const belowHead = `calc(2 * ${vars.size.touch} + ${vars.space[7]})`;

export const drawn = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  minHeight: '100%',
  padding: vars.space[4],
  paddingTop: belowHead,
  background: vars.color.background,
  '@media': { [media.desktop]: { paddingTop: vars.space[4] } },
});

/** Upright it is twice as high as wide; from 768 px all of it is seen, under the words above it. */
const wholeIn = (height: string) => ({ width: `min(100%, (${height}) * 0.485)` });
export const drawnMap = style({
  '@media': {
    [media.tablet]: wholeIn(`100dvh - ${frame} - 4rem - ${belowHead} - 7rem`),
    [media.desktop]: wholeIn(`100dvh - ${frame} - 8rem`),
  },
});

const floating = {
  position: 'absolute',
  zIndex: layer.raised,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.lifted,
} as const;

export const tools = style({
  ...floating,
  insetInlineEnd: vars.space[3],
  top: belowHead,
  display: 'grid',
  '@media': { [media.tablet]: { top: 'auto', bottom: vars.space[4] } },
});

export const notice = style({
  ...floating,
  insetInlineStart: vars.space[3],
  top: belowHead,
  maxWidth: 'calc(100% - 6.75rem)',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { top: vars.space[3] } },
});

/** In the map's place, between the field and the foot. */
export const failed = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInline: vars.space[4],
  top: belowHead,
  maxWidth: '30rem',
  '@media': { [media.desktop]: { top: vars.space[4] } },
});

export const sheet = style({
  ...floating,
  insetInline: 0,
  bottom: 0,
  // The chosen tree stays in sight above it.
  maxHeight: '68%',
  overflow: 'auto',
  padding: vars.space[4],
  borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
  // The foot of a drawn map may be below the window's.
  selectors: {
    [`${drawnStage} > &`]: {
      '@media': { [media.belowTablet]: { position: 'fixed', bottom: vars.size.bottomNav } },
    },
  },
  '@media': {
    [media.tablet]: {
      insetInline: `auto ${vars.space[4]}`,
      bottom: 'auto',
      top: vars.space[4],
      width: '22rem',
      maxHeight: `calc(100% - 2 * ${vars.space[4]})`,
      borderRadius: vars.radius.dialog,
    },
  },
});
/** What a phone has no room for beside the map. */
export const sheetMore = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
export const sheetClose = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  top: vars.space[2],
});
export const sheetHead = style({
  display: 'grid',
  gridTemplateColumns: '4rem 1fr',
  alignItems: 'start',
  gap: vars.space[4],
  paddingInlineEnd: vars.space[6],
});

/** What was found makes room for the map on a phone while a tree of it is looked at. */
export const foundBefore = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

export const found = style({
  overflow: 'hidden',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation.lifted,
  '@media': {
    [media.desktop]: {
      paddingInline: 0,
      borderRadius: vars.radius.none,
      background: 'none',
      boxShadow: 'none',
    },
  },
});
export const foundLines = style({
  maxHeight: '45dvh',
  overflowY: 'auto',
  '@media': { [media.desktop]: { maxHeight: 'none', overflowY: 'visible' } },
});

export const lines = style({ display: 'grid' });
export const line = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlock: vars.space[1],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});
export const place = style({
  display: 'grid',
  gap: '2px',
  justifyItems: 'start',
  width: '100%',
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} 0`,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="true"]': {
      borderInlineStart: `3px solid ${vars.color.accent}`,
      paddingInlineStart: vars.space[3],
    },
  },
});
export const placeName = style({
  fontWeight: vars.weight.semibold,
  selectors: { [`${place}:hover &`]: { textDecoration: 'underline' } },
});
export const placeNote = style({ fontSize: vars.fontSize.small, color: vars.color.textMuted });
