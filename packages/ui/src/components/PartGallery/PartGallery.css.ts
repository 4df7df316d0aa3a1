import { keyframes, style } from '@vanilla-extract/css';
import { textRule } from '../../styles/text-rule.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/scales.ts';

export const folio = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
});
export const panels = style({ display: 'grid' });
/** All panels lie in one cell, so that none moves the page. */
export const panel = style({
  position: 'relative',
  gridArea: '1 / 1',
  height: '19rem',
  ':focus-visible': { outlineOffset: '-5px' },
  selectors: { '&[data-state=inactive]': { visibility: 'hidden' } },
  '@media': { [media.tablet]: { height: '27rem' } },
});
const inking = keyframes({ from: { clipPath: 'inset(100% 0 0 0)' }, to: { clipPath: 'inset(0)' } });
export const picture = style({
  position: 'absolute',
  inset: '1rem 1rem 2.25rem',
  '@media': {
    [media.tablet]: { inset: '2rem 2rem 2.75rem' },
    // The drawing grows from the ground up when the page is first seen.
    '(prefers-reduced-motion: no-preference)': {
      animation: `${inking} ${vars.duration.draw} ${vars.easing.out} both`,
    },
  },
});
export const photo = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
export const open = style({
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
});
export const note = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  bottom: '0.7rem',
  display: 'grid',
  lineHeight: 1.25,
  textAlign: 'end',
  '@media': { [media.tablet]: { bottom: 'auto', top: '0.9rem' } },
});
export const caption = style([textRule('note'), { color: vars.color.textMuted }]);
export const detail = style([textRule('caption'), { color: vars.color.textMuted }]);

export const tabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderTop: `1px solid ${vars.color.lineSoft}`,
  // What arrow keys move in shows where they are; Radix writes it into the element, which a server's page may not.
  outline: 'none',
});
export const tab = style({
  position: 'relative',
  display: 'grid',
  // A name of two lines moves nothing but what is below it.
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '0.1rem',
  minWidth: 0,
  minHeight: vars.size.touch,
  padding: '0.5rem 0 0.45rem',
  overflowWrap: 'anywhere',
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.lineSoft}`,
  background: 'none',
  fontSize: vars.fontSize.smallest,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.color.backgroundSunken },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&:last-child': { borderInlineEnd: 0 },
    '&[data-state=active]': {
      background: vars.color.surfaceAccent,
      color: vars.color.text,
      fontWeight: vars.weight.bold,
    },
    '&[data-state=active]::before': {
      content: '""',
      position: 'absolute',
      inset: '-1px 0 auto',
      height: '3px',
      background: vars.color.accent,
    },
  },
  '@media': {
    [media.tablet]: { fontSize: vars.fontSize.caption },
    [media.forcedColors]: { selectors: { '&[data-state=active]::before': { background: 'Highlight' } } },
  },
});
export const thumb = style({
  width: '2.4rem',
  maxWidth: '100%',
  height: '2.1rem',
  '@media': { [media.tablet]: { width: '3.4rem', height: '3rem' } },
});
export const letter = style([textRule('note'), { fontSize: vars.fontSize.control, lineHeight: 1 }]);
export const count = style({
  fontSize: vars.fontSize.smallest,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
