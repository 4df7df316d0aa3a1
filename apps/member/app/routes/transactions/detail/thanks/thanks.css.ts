import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  justifyContent: 'space-between',
});

/** The certificate follows the tree on a phone; from 1024 px it stands at the right. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', alignItems: 'start' },
  },
});

/** First in the order of reading, and at the right. */
export const certificate = style({ '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } } });
export const rest = style({
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});

export const steps = style({ borderTop: `${vars.stroke.rule} solid ${vars.color.drawingInk}` });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

/** The picture stands beside what shares it where both have room; without it that has all of it. */
export const introduced = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[4],
  alignItems: 'center',
});
/** Its room is there before it comes, by its own width and height. */
export const picture = style({ width: '100%', height: 'auto', border: `1px solid ${vars.color.line}` });
