import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Who it is, the ways on, then the parts; from 1024 px the ways stand at the right. */
export const page = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space[6]} ${vars.space[7]}`,
      alignItems: 'start',
    },
  },
});

export const aside = style({ '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / 3' } } });

/** A part that a link of this page leads to, clear of the bar at the top. */
export const part = style({
  scrollMarginTop: `calc(${vars.size.topbar} + ${vars.space[4]})`,
  // Where the reader stands, not what is pressed.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const account = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
/** Beside the picture, or below it where the letters are large. */
export const accountWords = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });

const sign = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.semibold,
} as const;

export const verified = style({ ...sign, color: vars.color.success });
export const unverified = style({ ...sign, color: vars.color.warning });

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.touch,
  borderBottom: `1px solid ${vars.color.lineSoft}`,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const devices = style({ width: '100%' });

export const device = style({
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.lineSoft}`,
});

/** Long and without a break of its own; one press selects it whole. */
export const secret = style({ overflowWrap: 'anywhere', userSelect: 'all' });
