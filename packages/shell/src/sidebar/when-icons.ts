import { breakpoints } from '@rimba/ui/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { modes } from './modes.css.ts';

/** Where `auto` means icons. */
export const narrow = `screen and (min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px)`;

/** A part's rule while the sidebar shows icons only. */
export const whenIcons = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  selectors: { [`.${modes.icons} &`]: rule },
  '@media': { [narrow]: { selectors: { [`.${modes.auto} &`]: rule } } },
});
