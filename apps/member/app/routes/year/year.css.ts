import { vars } from '@rimba/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** As wide as its table is read well. */
export const page = style({
  display: 'grid',
  gap: vars.space[6],
  maxWidth: '52rem',
  minWidth: 0,
  '@media': {
    print: {
      // As in a Stack: a grid lets what follows lie on what moved on to the next sheet.
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
      maxWidth: 'none',
      breakInside: 'auto',
    },
  },
});

/** What is pressed does not go to paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

/** Whose year it is and where it stands: on a screen the frame says so. */
export const onPaper = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: vars.space[4],
      paddingBottom: vars.space[3],
      borderBottom: `1.5px solid ${vars.color.drawingInk}`,
    },
  },
});

/** As large as the picture that is on its way. */
const frame = { width: '100%', marginInline: 'auto', border: `1px solid ${vars.color.line}` };
export const picture = styleVariants({
  portrait: { ...frame, aspectRatio: '1080 / 1350', maxWidth: '20rem' },
  wide: { ...frame, aspectRatio: '1200 / 630' },
});
export const shown = style({ display: 'block', width: '100%', height: '100%' });
