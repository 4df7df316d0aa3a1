import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { layer } from '../tokens/scales.ts';

/** What everything that floats shares: the scrim, the raised paper, and how it arrives. */
export const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  background: vars.color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.duration.base} ${vars.easing.out}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.quick} ${vars.easing.out}` },
  },
});

export const paper = style({
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.elevation.overlay,
});

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** A small floating panel: menu, popover. */
export const panel = style([
  paper,
  {
    zIndex: layer.popover,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-state="open"]': { animation: `${settle} ${vars.duration.quick} ${vars.easing.out}` },
    },
  },
]);
