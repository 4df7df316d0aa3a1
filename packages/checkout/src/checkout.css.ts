import { media, vars } from '@rimba/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The order's details come last on phones and stand at the right from 1024 px. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', gap: vars.space[6], alignItems: 'start' },
  },
});

/** In front of the form where the details come after it; it has its place before the price is known. */
export const glance = style({
  minHeight: '5.7rem',
  // As a skeleton, until the quote comes.
  selectors: { '&:empty': { background: vars.color.backgroundSunken } },
  '@media': { [media.desktop]: { display: 'none' } },
});
/** The same, with the way to one more tree in it. */
export const glanceWithWay = style([glance, { minHeight: '8.6rem' }]);
export const glanceWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
/** Beside the button as long as a tree's code has room there. */
export const glanceOrder = style({ flex: '1 1 10.5rem', minWidth: 0 });

export const form = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });

export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

/** Where the order is seen at a glance before the form, the way to one more tree stands there. */
export const besideForm = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const summary = style({
  '@media': {
    [media.desktop]: { position: 'sticky', top: `calc(${vars.size.topbar} + ${vars.space[4]})` },
  },
});

/** What many trees cost stays in the window: they are scrolled above it. */
globalStyle(`${summary} ul`, {
  '@media': { [media.desktop]: { maxHeight: 'max(14rem, calc(100dvh - 32.5rem))', overflowY: 'auto' } },
});

export const tree = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

export const treeWords = style({ display: 'grid', color: vars.color.textMuted });

/** What was typed on several lines stays on them. */
export const asTyped = style({ whiteSpace: 'pre-line' });
