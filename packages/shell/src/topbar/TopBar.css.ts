import { layer, media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'sticky',
  zIndex: layer.sticky,
  top: 0,
  display: 'flex',
  // In letters of twice the size the actions have a line of their own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.topbar,
  paddingInline: vars.space[2],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  background: vars.color.background,
  '@media': { [media.tablet]: { paddingInline: vars.space[5] }, print: { display: 'none' } },
});

export const phone = style({ display: 'contents', '@media': { [media.tablet]: { display: 'none' } } });

export const wide = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'flex', flex: 1, alignItems: 'center', gap: vars.space[2], minWidth: 0 },
  },
});

export const title = style({
  flex: 1,
  overflow: 'hidden',
  paddingInlineStart: vars.space[1],
  color: vars.color.textHeading,
  fontFamily: vars.font.serif,
  fontSize: vars.fontSize.bar,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  transition: `opacity ${vars.duration.quick} ${vars.easing.out}`,
});

/** The page's own heading says it while it is on the screen. */
export const titleHidden = style({ opacity: 0 });

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const profile = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
});
