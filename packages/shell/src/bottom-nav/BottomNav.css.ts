import { layer, media, vars } from '@rimba/ui/tokens';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'fixed',
  zIndex: layer.navigation,
  inset: 'auto 0 0',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: vars.size.bottomNav,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
});

export const item = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: vars.size.touch,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.smallest,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { color: vars.color.accent },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      top: '-1px',
      width: '2.5rem',
      height: '3px',
      borderRadius: `0 0 ${vars.radius.sheet} ${vars.radius.sheet}`,
      background: vars.color.accent,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } } },
  },
});

export const picture = style({ borderRadius: '50%', objectFit: 'cover' });
export const badge = style({ position: 'absolute', top: '0.3rem', insetInlineStart: 'calc(50% + 0.35rem)' });
