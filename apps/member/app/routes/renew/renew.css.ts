import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The price comes last on phones and stands at the right from 1024 px. */
export const page = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', alignItems: 'start' },
  },
});

export const story = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });

/** Year after year on one bar: the one that runs filled, the next one hatched. */
export const terms = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });

const bar = {
  content: '""',
  display: 'block',
  height: vars.space[4],
  marginBlockEnd: vars.space[2],
  border: `1px solid ${vars.color.drawingInk}`,
} as const;
export const termNow = style({
  '::before': { ...bar, background: vars.color.drawingInk },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
});
export const termNext = style({
  '::before': {
    ...bar,
    background: `repeating-linear-gradient(115deg, transparent 0 6px, ${vars.color.line} 6px 9px)`,
  },
});
export const termDays = style({
  fontWeight: vars.weight.semibold,
  paddingInlineEnd: vars.space[2],
  '@media': { [media.belowTablet]: { fontSize: vars.fontSize.small } },
});
export const termDay = style({ whiteSpace: 'nowrap' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

export const summary = style({
  '@media': {
    [media.desktop]: { position: 'sticky', top: `calc(${vars.size.topbar} + ${vars.space[4]})` },
  },
});
