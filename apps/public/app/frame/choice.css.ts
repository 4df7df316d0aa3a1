import { forcedFill, media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Choices that are links, the chosen one filled. */
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[aria-current="true"]': {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current="true"]': forcedFill } } },
});
