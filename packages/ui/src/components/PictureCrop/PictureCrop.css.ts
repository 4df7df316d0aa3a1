import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** The circle is what the picture will be seen through; the whole square is kept. It leaves room for all around it. */
export const stage = style({
  position: 'relative',
  width: 'clamp(9rem, 100dvh - 31.5rem, min(100%, 20rem))',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sheet,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    boxShadow: `0 0 0 20rem ${vars.color.scrim}`,
    pointerEvents: 'none',
  },
});

export const canvas = style({
  display: 'block',
  width: '100%',
  height: '100%',
  background: vars.color.surface,
});
