import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.size.touch,
    height: vars.size.touch,
    padding: 0,
    border: '1.5px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick} ${vars.easing.out}`,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.surfaceAccent },
      '&:disabled': { color: vars.color.textMuted, borderStyle: 'dashed', cursor: 'not-allowed' },
    },
  },
  variants: {
    variant: {
      // A border that is not to be seen is drawn in forced colours, unless it has the ground's own.
      plain: { '@media': { [media.forcedColors]: { borderColor: 'Canvas' } } },
      outlined: {
        width: vars.size.control,
        height: vars.size.control,
        background: vars.color.surface,
        borderColor: vars.color.lineStrong,
      },
    },
    tone: { default: {}, accent: { color: vars.color.accent }, inherit: {} },
  },
});

export const badge = style({ position: 'absolute', top: -2, insetInlineStart: '50%', pointerEvents: 'none' });
