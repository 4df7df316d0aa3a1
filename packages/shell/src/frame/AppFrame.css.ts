import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'flex', minHeight: '100vh' });

export const column = style({ flex: 1, minWidth: 0 });

export const main = style({
  maxWidth: vars.size.memberPage,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}`,
  // It takes the focus after each navigation, so that reading goes on there; a ring would say nothing.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.tablet]: { padding: `1.75rem ${vars.space[6]} ${vars.space[7]}` } },
});

/** Keeps the page's end above the phone's bottom navigation. */
export const aboveBottomNav = style({
  '@media': { [media.belowTablet]: { paddingBottom: `calc(${vars.size.bottomNav} + ${vars.space[5]})` } },
});
