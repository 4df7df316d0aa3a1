import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', gap: vars.space[6], alignItems: 'start' },
  },
});

export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
});

export const tree = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

export const treeWords = style({ display: 'grid', color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const facts = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'max-content 1fr',
      gap: `${vars.space[1]} ${vars.space[4]}`,
      alignItems: 'baseline',
    },
  },
});

/** A number of a contract: in one line, wherever there is one as long. */
export const contract = style({ display: 'inline-block', maxWidth: '100%' });

export const fact = style({ '@media': { [media.tablet]: { display: 'contents' } } });

/** A code's card with its words and the button below it: what stands under it does not move when it comes. */
export const codePlace = style({
  display: 'block',
  width: '17.5rem',
  maxWidth: '100%',
  height: `calc(21.0625rem + ${vars.space[4]} + ${vars.size.control})`,
});

/** Beside the button that agrees to it, or above it. */
export const newTotal = style({ alignSelf: 'center' });

export const forOtherDevice = style({
  display: 'none',
  '@media': {
    '(hover: hover) and (pointer: fine)': { display: 'grid', gap: vars.space[2], justifyItems: 'center' },
  },
});

/** Trees of a gift, one below the other. */
export const givenTrees = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A message keeps the lines that it was typed in. */
export const asTyped = style({ whiteSpace: 'pre-line' });
