import type { StyleRule } from '@vanilla-extract/css';

/**
 * What is chosen, where the reader's system decides the colours: filled with the system's own pair. It keeps them by
 * `none`: otherwise a browser lays a plate of the page's ground under the words.
 */
export const forcedFill = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
} as const satisfies StyleRule;
