import { media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[5],
  '@media': { [media.tablet]: { paddingBlock: vars.space[6] }, print: { paddingBlock: 0 } },
});

export const screenOnly = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { print: { display: 'none' } },
});

/** Long unbroken text, in which every letter counts. */
export const record = style({
  margin: 0,
  padding: vars.space[3],
  maxHeight: '16rem',
  overflow: 'auto',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.caption,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: vars.color.backgroundSunken,
});
