import { vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Two beside one another on phones, all in a row where they have the room, on paper too. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `0 ${vars.space[5]}`,
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
