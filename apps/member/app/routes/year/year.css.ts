import { media, vars } from '@rimba/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** As wide as its table is read well. */
export const page = style({ display: 'grid', gap: vars.space[6], maxWidth: '52rem', minWidth: 0 });

/** What is pressed does not go to paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderTop: `1.5px solid ${vars.color.drawingInk}`,
});

export const note = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
});
export const notePicture = style({
  height: '5.5rem',
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.tablet]: { height: '7rem' } },
});
export const noteText = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' });

/** As large as the picture that is on its way. */
const frame = { width: '100%', marginInline: 'auto', border: `1px solid ${vars.color.line}` };
export const picture = styleVariants({
  portrait: { ...frame, aspectRatio: '1080 / 1350', maxWidth: '20rem' },
  wide: { ...frame, aspectRatio: '1200 / 630' },
});
export const shown = style({ display: 'block', width: '100%', height: '100%' });
