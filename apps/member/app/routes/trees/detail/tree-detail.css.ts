import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** One column, in the order gallery, buying, figures; two from 1024 px, the second one sticky. */
export const page = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(19rem, 0.75fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space[6]} ${vars.space[6]}`,
      alignItems: 'start',
    },
  },
});

export const aside = style({
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      position: 'sticky',
      top: `calc(${vars.size.topbar} + ${vars.space[4]})`,
      // Where the window is lower than all that stands here, its end is reached by scrolling in it.
      maxHeight: `calc(100dvh - ${vars.size.topbar} - 2 * ${vars.space[4]})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

export const measures = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});

/** Two beside each other; one below the other where the letters are large. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8.5rem, 50% - ${vars.space[4]})), 1fr))`,
  columnGap: vars.space[4],
});

export const fact = style({
  padding: `${vars.space[2]} 0`,
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

export const community = style({
  display: 'grid',
  gridTemplateColumns: '3rem 1fr',
  gap: vars.space[3],
  alignItems: 'center',
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.control,
});

export const columnHead = style({
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[2]}`,
  borderBottom: `1.5px solid ${vars.color.drawingInk}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

export const cell = style({
  // Letters of twice the size leave a number no line of its own on a phone.
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[3],
  paddingInline: `0 ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});
