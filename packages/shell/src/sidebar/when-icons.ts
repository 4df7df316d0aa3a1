import { media } from '@rimba/ui/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { modes } from './modes.css.ts';

/** A part's rule while the sidebar shows icons only; `inside` may ask more of what the part is in. */
export const whenIcons = (
  rule: NonNullable<StyleRule['selectors']>[string],
  inside: readonly string[] = [''],
): StyleRule => {
  const rules = (mode: string) =>
    Object.fromEntries(inside.map((ancestor) => [`.${mode} ${ancestor} &`, rule]));
  return {
    selectors: rules(modes.icons),
    '@media': { [media.tabletOnly]: { selectors: rules(modes.auto) } },
  };
};
