import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Notes before surveys on phones, beside them from 1024 px. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:has(> :nth-child(2))': {
          gridTemplateColumns: 'minmax(0, 1.35fr) minmax(18rem, 0.65fr)',
          alignItems: 'start',
        },
      },
    },
  },
});

/** Further from the heading than a sentence is. */
export const failed = style({ paddingBlockStart: vars.space[3] });

/** Two lines, whatever the sentence says. */
export const summary = style({ minHeight: '3.2em' });

/** As high as the row it stands for. */
export const rowMeanwhile = style({
  display: 'block',
  height: '23.5rem',
  background: vars.color.backgroundSunken,
});

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: vars.size.touch,
});

/** Calm news: an ink rule, no red. */
export const told = style({
  borderTop: `3px solid ${vars.color.statusInactive}`,
  border: `1px solid ${vars.color.line}`,
  borderTopWidth: '3px',
  background: vars.color.surface,
  padding: vars.space[4],
});

export const waitingMeanwhile = style({ minHeight: '9rem' });

export const waiting = style({ borderTop: `1.5px solid ${vars.color.drawingInk}` });
export const waitingLine = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'center',
  minHeight: '4.5rem',
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1.5rem minmax(0, 1fr) auto' } },
});
export const waitingSign = style({ color: vars.color.accent });
export const waitingDo = style({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [media.tablet]: { gridColumn: 3 } },
});

/** Kept for three notes of two lines. */
export const notes = style({ display: 'grid', gridAutoRows: 'minmax(9.5rem, auto)' });
export const growths = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` });
export const grown = style({ color: vars.color.success });

export const dues = style({ borderTop: `1.5px solid ${vars.color.drawingInk}` });
export const due = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});
export const dueHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  alignItems: 'baseline',
});
export const late = style({
  display: 'grid',
  gap: vars.space[1],
  borderInlineStart: `3px dashed ${vars.color.statusInactive}`,
  paddingInlineStart: vars.space[3],
});
export const lateHead = style({ color: vars.color.statusInactive });

export const coming = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
