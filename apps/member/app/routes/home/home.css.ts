import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** What needs doing comes directly after the row of trees on phones, and stands at the right from 1024 px. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: {
      // Without notes from the field, what needs doing has the whole width.
      selectors: {
        '&:has(> :nth-child(2))': {
          gridTemplateColumns: 'minmax(0, 1fr) 21rem',
          alignItems: 'start',
        },
      },
    },
  },
});

export const todo = style({
  '@media': { [media.desktop]: { selectors: { '&:has(+ *)': { gridColumn: 2, gridRow: 1 } } } },
});

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[4],
  alignItems: 'center',
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

export const todoLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const todoSign = style({ color: vars.color.accent });

export const ownTrees = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[4],
});

export const ownTree = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  alignContent: 'start',
  paddingBlockStart: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});
