import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const avatar = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: '50%',
    background: vars.color.surfaceAccent,
    color: vars.color.accent,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    size: {
      small: { width: '1.5rem', height: '1.5rem', fontSize: '0.625rem' },
      standard: { width: '2.25rem', height: '2.25rem', fontSize: vars.fontSize.small },
      large: { width: '6rem', height: '6rem', fontSize: '2rem' },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
