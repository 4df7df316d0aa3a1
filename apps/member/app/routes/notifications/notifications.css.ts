import { layer, media, vars } from '@rimba/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const day = style({
  paddingBottom: vars.space[1],
  borderBottom: `1.5px solid ${vars.color.drawingInk}`,
});

/** One target covers the row. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  border: '1.5px solid currentColor',
  borderRadius: '50%',
});

export const tones = styleVariants({
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.danger },
  info: { color: vars.color.info },
  marketing: { color: vars.color.rankDiamond },
  system: { color: vars.color.info },
});

export const words = style({ display: 'grid', gap: '2px' });

export const open = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});

/** Kept for the line that says how many have come. */
export const news = style({ minHeight: '1.5rem' });

/** Lies over the row's own target. */
export const mark = style({ position: 'relative', zIndex: layer.raised, justifySelf: 'start' });
export const marked = style({ visibility: 'hidden' });

export const dot = style({
  width: '0.65rem',
  height: '0.65rem',
  marginTop: vars.space[2],
  borderRadius: '50%',
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

/** As wide as a switch and what it is called are still read together. */
export const preferences = style({ maxWidth: vars.size.measure });

/** One kind of news and the ways it can come; the last of a subject ends at that one's own line. */
export const ways = style({
  paddingBottom: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  selectors: { 'details &:last-child': { paddingBottom: 0, borderBottom: 0 } },
});

export const kind = style({ padding: 0, fontWeight: vars.weight.semibold });
