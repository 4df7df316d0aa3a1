import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

const tone = createVar();

export const banner = recipe({
  base: {
    ...textRule('small'),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    alignItems: 'start',
    padding: `0.7rem ${vars.space[4]}`,
    border: `0 solid ${tone}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' },
    },
  },
  variants: {
    tone: {
      warning: {
        background: vars.color.warningSurface,
        color: vars.color.onWarning,
        vars: { [tone]: vars.color.warning },
      },
      info: { background: vars.color.infoSurface, color: vars.color.text, vars: { [tone]: vars.color.info } },
      success: {
        background: vars.color.successSurface,
        color: vars.color.text,
        vars: { [tone]: vars.color.success },
      },
      danger: {
        background: vars.color.dangerSurface,
        color: vars.color.text,
        vars: { [tone]: vars.color.danger },
      },
    },
    layout: {
      /** Under the top bar, from edge to edge. */
      page: {
        borderBottomWidth: '1.5px',
        '@media': { [media.tablet]: { alignItems: 'center' } },
      },
      /** Among the content. */
      inline: { borderWidth: '1.5px', borderRadius: vars.radius.sheet },
    },
  },
});

export const icon = style({ color: tone, paddingTop: '0.1rem', fontSize: '1rem' });

export const action = style({
  gridColumn: 2,
  fontWeight: vars.weight.bold,
  color: 'inherit',
  '@media': { [media.tablet]: { gridColumn: 3 } },
});

export const close = style({
  gridColumn: 3,
  gridRow: 1,
  marginBlock: '-0.6rem',
  marginInline: '0 -0.5rem',
  '@media': { [media.tablet]: { gridColumn: 4 } },
});
