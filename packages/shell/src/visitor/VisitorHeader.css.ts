import { layer, media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const header = style({
  position: 'relative',
  zIndex: layer.sticky,
  display: 'flex',
  // In letters of twice the size the menu has a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  '@media': {
    [media.tablet]: { gap: vars.space[3], padding: `${vars.space[3]} ${vars.space[6]}` },
    print: { display: 'none' },
  },
});

export const spacer = style({ flex: 1 });

export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'contents' } } });

export const wideNav = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', marginInlineStart: vars.space[1] } },
});

export const menuLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.card,
  color: vars.color.text,
  fontSize: vars.fontSize.control,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current="page"]': { fontWeight: vars.weight.bold },
  },
});

export const languages = style({ display: 'inline-flex', alignItems: 'center' });

export const language = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '2.25rem',
  minHeight: vars.size.touch,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: vars.color.text, boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBottom: '2px solid Highlight' } } },
  },
});

export const menu = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const menuList = style({
  position: 'absolute',
  insetInline: vars.space[4],
  top: '100%',
  display: 'grid',
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.dialog,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation.overlay,
});
