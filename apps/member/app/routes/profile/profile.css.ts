import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', gap: vars.space[7], alignItems: 'start' },
  },
});

export const account = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.success,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.semibold,
});

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
