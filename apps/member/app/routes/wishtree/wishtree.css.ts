import { layer, media, textRule, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', alignItems: 'start', gap: vars.space[6] },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  borderBottom: `1.5px solid ${vars.color.drawingInk}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.belowTablet]: { columnGap: vars.space[2] },
    [media.tiny]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});

/** Where there is no room for both, the words go before the drawing. */
export const drawing = style({ '@media': { [media.tiny]: { display: 'none' } } });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '2px',
  // A Latin name of two lines is still one name.
  lineHeight: textRule('label').lineHeight,
  overflowWrap: 'anywhere',
});

export const name = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Sticks to the window's foot on phones, where there is no bottom navigation on this page. */
export const summary = style({
  position: 'sticky',
  zIndex: layer.sticky,
  bottom: 0,
  display: 'grid',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation.lifted,
  '@media': {
    [media.tablet]: {
      position: 'static',
      margin: 0,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.sheet,
      background: vars.color.surface,
      boxShadow: vars.elevation.sheet,
      padding: vars.space[4],
    },
    [media.desktop]: {
      position: 'sticky',
      top: `calc(${vars.size.topbar} + ${vars.space[4]})`,
      bottom: 'auto',
    },
  },
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  // Beside the list there is no room for both on one line whatever the price, which comes a little later.
  '@media': { [media.desktop]: { display: 'grid', justifyContent: 'start' } },
});

export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
