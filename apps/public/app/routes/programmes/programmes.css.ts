import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Words beside a picture, below it where there is no room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'center',
  paddingBlock: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space[6] } },
});
export const pairFromTop = style([pair, { alignItems: 'start' }]);
export const ruled = style({ borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}` });

export const takenHead = style({ paddingTop: vars.space[5] });
export const taken = style({ display: 'grid', counterReset: 'taken' });
export const takenThing = style({
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  counterIncrement: 'taken',
  '::before': { content: 'counter(taken, lower-alpha) ". "', fontWeight: vars.weight.semibold },
});

export const headed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const next = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  marginBlock: vars.space[7],
  padding: vars.space[5],
  border: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** On the page of all programmes: the drawing, and what it stands for. */
export const programme = style({ display: 'grid', gap: vars.space[4] });
export const latest = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.lineSoft}`,
});
