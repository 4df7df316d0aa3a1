import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'baseline',
});
/** What the drawings mean needs the drawings' room. */
export const wide = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } });
export const narrow = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const opener = style({
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
/** On a phone the row of filters is opened by the line above it; from 768 px it always stands. */
export const toggle = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const filters = style({
  display: 'none',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  selectors: { [`${toggle}[open] + &`]: { display: 'grid' } },
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
    },
    // Two whole rows, the hint of what can be searched in the wider place; one where that and the sorting fit unshortened.
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.wide]: {
      gridTemplateColumns: '1.65fr 0.93fr 1.15fr 0.95fr 0.97fr 1.3fr auto',
      columnGap: vars.space[2],
    },
  },
});
export const words = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridColumn: 'span 2' }, [media.wide]: { gridColumn: 'auto' } },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
});

export const trees = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const taken = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'baseline',
  paddingTop: vars.space[3],
  borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}`,
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
});
