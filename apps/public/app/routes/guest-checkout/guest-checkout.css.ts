import { layer, media, vars } from '@rimba/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
});

/** In sight wherever in the form its reader is. */
export const awaits = style({
  position: 'sticky',
  zIndex: layer.sticky,
  top: vars.space[2],
  marginBottom: vars.space[4],
});

/** The trees, and what the ticked ones cost: below them, from 1024 px at their right. */
export const pick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
      alignItems: 'start',
    },
  },
});

export const offer = style({ '@media': { [media.desktop]: { gridRow: '1 / span 2' } } });

export const wishes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'flex-start',
});
/** Two digits between its two buttons. */
export const count = style({ flex: 'none', width: '9rem' });
/** Beside the number, and not as wide as its longest name: it would wrap while they are still coming. */
export const community = style({ flex: '1 1 10rem', minWidth: 0, maxWidth: '19rem' });
/** In line with the fields beside it, whose names stand above them. */
export const anew = style({ display: 'flex', gap: vars.space[3], alignSelf: 'flex-end' });

export const failed = style({ color: vars.color.danger, selectors: { '&[hidden]': { display: 'none' } } });

export const all = style({ color: vars.color.accent, textDecoration: 'underline' });

export const summary = style({
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1, paddingTop: vars.space[4] } },
});
export const chosen = style({ display: 'grid', gap: vars.space[1], maxHeight: '14rem', overflowY: 'auto' });

/** Stays at the window's foot while the trees are looked through; where there is room, it needs no sum of its own. */
export const onward = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  background: vars.color.surfaceRaised,
  '@media': {
    [media.desktop]: {
      position: 'static',
      gridColumn: 2,
      gridRow: 2,
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
});
export const onwardSum = style({
  display: 'grid',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const onwardButton = style({ '@media': { [media.desktop]: { width: '100%' } } });

/** What was pressed shows it at once, however slow the answer is. */
globalStyle(`${pick} button[aria-busy="true"]`, { opacity: 0.55 });

/** About as high as the form that comes: a reload then leads back to where one was, not to the page's end. */
export const coming = style({
  minHeight: '200rem',
  '@media': { [media.desktop]: { minHeight: '80rem' } },
});
