import { vars } from '@rimba/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** All in one row from here on. */
const roomy = '42rem';
const gap = vars.space[5];
// A pixel less: a rounded width must not send the last one below.
const column = `clamp((100% - 3 * ${gap}) / 4 - 1px, (${roomy} - 100%) * 999, (100% - ${gap}) / 2 - 1px)`;

/** Two beside one another on phones, up to four in a row where they have the room, on paper too: never three and one. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${column}, 1fr))`,
  gap: `0 ${gap}`,
});

/** What is counted stands before its number for whoever listens, below it for the eye. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderTop: `1.5px solid ${vars.color.drawingInk}`,
});
/** A number and its unit stay together. */
globalStyle(`${figure} > dd`, { whiteSpace: 'nowrap' });
