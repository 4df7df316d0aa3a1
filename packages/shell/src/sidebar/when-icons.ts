import { breakpoints } from '@rimba/ui/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { modes } from './modes.css.ts';

/** Where `auto` means icons. */
export const narrow = `screen and (min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px)`;

/** A part's rule while the sidebar shows icons only; `inside` may ask more of what the part is in. */
export const whenIcons = (
  rule: NonNullable<StyleRule['selectors']>[string],
  inside: readonly string[] = [''],
): StyleRule => {
  const rules = (mode: string) =>
    Object.fromEntries(inside.map((ancestor) => [`.${mode} ${ancestor} &`, rule]));
  return {
    selectors: rules(modes.icons),
    '@media': { [narrow]: { selectors: rules(modes.auto) } },
  };
};
