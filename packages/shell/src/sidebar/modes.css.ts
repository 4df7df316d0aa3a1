import { breakpoints } from '@rimba/ui/tokens';
import { type StyleRule, style } from '@vanilla-extract/css';

/** Put on the sidebar, for its parts to react to. `auto`: icons from 768 px, all of it from 1024 px. */
export const modes = { open: style({}), icons: style({}), auto: style({}) };

/** Where `auto` means icons. */
export const narrow = `screen and (min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px)`;

/** A part's rule while the sidebar shows icons only. */
export const whenIcons = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  selectors: { [`.${modes.icons} &`]: rule },
  '@media': { [narrow]: { selectors: { [`.${modes.auto} &`]: rule } } },
});
