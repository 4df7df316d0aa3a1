import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';
import { unprovenMark } from '../boot-script.ts';

export const frame = style({ display: 'flex', minHeight: '100vh' });

export const column = style({ flex: 1, minWidth: 0 });

/** The main part takes the focus after each navigation, so that reading goes on there; a ring would say nothing. */
const quietFocus = style({ selectors: { '&:focus-visible': { outline: 'none' } } });

export const main = style([
  quietFocus,
  {
    maxWidth: vars.size.memberPage,
    marginInline: 'auto',
    padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}`,
    // A page that is a map has no margins.
    selectors: { '&:has(> [data-fills-page])': { maxWidth: 'none', padding: 0 } },
    '@media': {
      [media.tablet]: { padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[7]}` },
      // Paper has its own margins.
      print: { maxWidth: 'none', padding: 0 },
    },
  },
]);

export const ownMargins = style([quietFocus, { paddingBottom: vars.space[7] }]);

/** Before the account is known, the page goes by what the boot script found in this browser. */
export const ifMarkedUnproven = style({
  display: 'none',
  selectors: { [`html[${unprovenMark}] &`]: { display: 'block' } },
});

/** Keeps the page's end above the phone's bottom navigation. */
export const aboveBottomNav = style({
  '@media': { [media.belowTablet]: { paddingBottom: `calc(${vars.size.bottomNav} + ${vars.space[5]})` } },
});
