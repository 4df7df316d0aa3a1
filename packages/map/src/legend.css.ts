import { vars } from '@rimba/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const legend = style({ paddingBlock: vars.space[2] });
export const title = style({
  fontWeight: vars.weight.semibold,
  minHeight: vars.size.touch,
  alignContent: 'center',
});
export const lines = style({ display: 'grid', gap: vars.space[2] });
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

const sign = style({ flex: 'none', width: '1rem', forcedColorAdjust: 'none' });
/** As the map draws them. */
export const signs = styleVariants(
  {
    cluster: {
      height: '1rem',
      border: `2px solid ${vars.color.accent}`,
      borderRadius: '50%',
      background: vars.color.surfaceRaised,
    },
    group: {
      height: '1rem',
      border: `1.5px solid ${vars.color.accent}`,
      background: `color-mix(in srgb, ${vars.color.accent} 15%, transparent)`,
    },
    town: {
      height: '1rem',
      background: vars.color.text,
      backgroundClip: 'content-box',
      padding: vars.space[1],
    },
    river: { height: 0, borderTop: `2px solid ${vars.color.waterLine}` },
    border: { height: 0, borderTop: `2px dashed ${vars.color.accent}` },
    park: { height: 0, borderTop: `2px dotted ${vars.color.accent}` },
  },
  (own) => [sign, own],
);
