import { style, styleVariants } from '@vanilla-extract/css';
import { forcedFill } from '../../styles/forced-fill.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layer, media } from '../../tokens/scales.ts';

/** Inside the group's own line. */
const corner = `calc(${vars.radius.control} - 1px)`;

export const group = style({
  display: 'flex',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});

const segment = style({
  position: 'relative',
  flex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.4rem',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:first-of-type': { borderStartStartRadius: corner, borderEndStartRadius: corner },
    '&:last-of-type': { borderStartEndRadius: corner, borderEndEndRadius: corner },
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': { background: vars.color.accent, color: vars.color.onAccent },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focusOffset,
      zIndex: layer.raised,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': forcedFill } } },
});

export const option = styleVariants({
  inline: [segment],
  stacked: [
    segment,
    {
      flexDirection: 'column',
      gap: 0,
      paddingInline: vars.space[1],
      paddingBlock: vars.space[1],
      fontSize: vars.fontSize.caption,
    },
  ],
});

/** The input covers its segment unseen, so that touch and keyboard stay native. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
