import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As wide as its frame allows; on less than a desk its words would be too small, and it is scrolled. */
export const drawing = style({
  display: 'block',
  '@media': { [media.desktop]: { maxWidth: '100%', height: 'auto' } },
  fontSize: vars.fontSize.smallest,
  fontFamily: vars.font.sans,
});

export const state = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
});

export const first = style({ stroke: vars.color.accent, strokeWidth: 3 });

export const name = style({ fill: vars.color.text, fontWeight: 600, textAnchor: 'middle' });

export const arrow = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1.25 });

export const tip = style({ fill: vars.color.lineStrong });

export const event = style({
  fill: vars.color.textMuted,
  textAnchor: 'middle',
  paintOrder: 'stroke',
  stroke: vars.color.background,
  strokeWidth: 6,
  strokeLinejoin: 'round',
});
