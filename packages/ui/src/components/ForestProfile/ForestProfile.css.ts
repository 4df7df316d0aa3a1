import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { drawingColors } from '../../styles/drawing.css.ts';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layer } from '../../tokens/scales.ts';
import { profile, share, zoneStart } from './profile-geometry.ts';

/** So wide is the drawing where it is scrolled on more than a phone: from there on all of it is seen. */
const whole = '72.5rem';
const widest = '2400px';
const room = {
  tablet: '(min-width: 48rem)',
  whole: `(min-width: ${whole})`,
  widest: `(min-width: ${widest})`,
} as const;

/** How it is laid out is a matter of the room that it is given, not of the window. */
export const strip = style({
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

/** Words stand in the sky, above all that can be pressed in the drawing. */
export const words = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'grid',
  // Lines end before the names of the tallest trees.
  gridTemplateColumns: 'minmax(0, 46rem)',
  gap: vars.space[4],
  maxWidth: vars.size.page,
  margin: '0 auto',
  padding: `${vars.space[5]} ${vars.space[4]} 0`,
  '@container': {
    [room.tablet]: { padding: `2.5rem ${vars.space[6]} 0` },
    [room.whole]: { marginBottom: '-9rem' },
  },
});

/** Where there is more room than the drawing can grow to, it fades into the paper instead of ending in a cut. */
export const frame = style({
  position: 'relative',
  maxWidth: widest,
  marginInline: 'auto',
  '@container': {
    [room.widest]: {
      maskImage: 'linear-gradient(to right, transparent, currentcolor 6%, currentcolor 94%, transparent)',
    },
  },
});
export const scroller = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginTop: '-0.5rem',
  paddingTop: '1px',
  '@container': { [room.whole]: { marginTop: 0, overflow: 'visible' } },
});
/** The coast is on the left, however writing runs. */
export const scene = style({
  position: 'relative',
  direction: 'ltr',
  width: '56.25rem',
  '@container': {
    [room.tablet]: { width: whole },
    [room.whole]: { width: '100%' },
  },
});
/** Units from the drawing's left edge: in the peat swamp, where a phone cuts no tree's name. */
const begin = zoneStart.peat + 18;
/** Where a scrolled strip begins. Not yet in the type definitions of CSS. */
const beginHere = { position: 'absolute', scrollInitialTarget: 'nearest' } as StyleRule;
export const start = style([
  beginHere,
  {
    top: 0,
    insetInlineStart: share(begin, profile.width),
    width: '100cqi',
    maxWidth: share(profile.width - begin, profile.width),
    height: '1px',
    // Where all of the drawing is seen, nothing is to be scrolled to.
    '@container': { [room.whole]: { display: 'none' } },
  },
]);
export const drawing = style([
  drawingColors,
  {
    width: '100%',
    height: 'auto',
    aspectRatio: '1600 / 604',
    vars: { '--paper': vars.color.surface },
  },
]);

export const name = style({
  position: 'absolute',
  transform: 'translate(-50%, -100%)',
  paddingBottom: '0.35rem',
  fontSize: vars.fontSize.caption,
  lineHeight: 1.05,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.text,
});
export const latin = style({
  display: 'block',
  fontSize: '1rem',
  '@container': { [room.whole]: { fontSize: '1.0625rem' } },
});
export const height = style({
  fontSize: vars.fontSize.smallest,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const zones = style({
  margin: `0 ${vars.space[4]}`,
  borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  '@container': {
    [room.whole]: {
      position: 'absolute',
      insetInline: 0,
      bottom: '0.55rem',
      height: vars.size.touch,
      margin: 0,
      border: 0,
    },
  },
});
export const zone = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.touch,
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  color: vars.color.text,
  textDecoration: 'none',
  '@container': {
    [room.whole]: {
      position: 'absolute',
      bottom: 0,
      display: 'grid',
      alignContent: 'center',
      justifyContent: 'start',
      gap: '0.05rem',
      paddingBlock: '0.2rem 0',
      paddingInline: '0.5rem 0',
      borderBottom: 0,
      borderInlineStart: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
      fontSize: vars.fontSize.caption,
      whiteSpace: 'nowrap',
    },
  },
});
export const sum = style([
  textRule('caption'),
  {
    padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
    color: vars.color.textMuted,
    '@container': { [room.whole]: { display: 'none' } },
  },
]);
export const zoneLink = style([zone, { ':hover': { textDecoration: 'underline' } }]);
export const zoneNote = style({
  fontSize: vars.fontSize.smallest,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const scale = style({ display: 'none', '@container': { [room.whole]: { display: 'block' } } });
export const scaleLine = style({ fill: 'none', stroke: vars.color.drawingInk, strokeWidth: 1.4 });
export const scaleText = style({
  fontFamily: vars.font.sans,
  fontSize: '15px',
  fontWeight: vars.weight.medium,
  fill: vars.color.textMuted,
});

const glow = keyframes({ '0%, 100%': { opacity: 0.15 }, '50%': { opacity: 1 } });
/** Fireflies in the mangroves, by night only. */
export const fireflies = style({
  display: 'none',
  fill: vars.color.firefly,
  selectors: { '[data-theme=dark] &': { display: 'block' } },
});
export const firefly = style({
  opacity: 0.7,
  animation: `${glow} 3.6s ease-in-out infinite`,
  selectors: {
    '&:nth-child(3n)': { animationDelay: '-1.2s' },
    '&:nth-child(3n + 1)': { animationDelay: '-2.3s' },
  },
});

export const hint = style([
  textRule('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[4]} 0.7rem`,
    color: vars.color.textMuted,
    '@container': { [room.whole]: { display: 'none' } },
  },
]);

export const view = style([drawingColors, { width: '100%', height: '100%' }]);
export const locator = style({ position: 'relative', overflow: 'hidden', aspectRatio: '1600 / 330' });
export const picture = style({ position: 'absolute', inset: 0, overflow: 'hidden' });
export const pin = style({ fill: vars.color.peat, stroke: vars.color.surface, strokeWidth: 3 });
export const plumb = style({
  fill: 'none',
  stroke: vars.color.peat,
  strokeWidth: 5,
  strokeDasharray: '12 9',
});
