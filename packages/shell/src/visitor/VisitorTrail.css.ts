import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const trail = style({
  paddingTop: vars.space[3],
  '@media': { print: { display: 'none' } },
});

/** A link's room for the thumb begins before its word: the word stands on the line of the page's heading. */
export const onTheLine = style({ marginInlineStart: `calc(${vars.space[1]} * -1)` });
