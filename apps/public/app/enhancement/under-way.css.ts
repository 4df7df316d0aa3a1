import { layer, media, vars } from '@rimba/ui/tokens';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const longWay = keyframes({ from: { transform: 'scaleX(0.15)' }, to: { transform: 'scaleX(0.9)' } });

/** A line at the window's upper edge, to and fro until the next page is there; it stands still where nothing should move. */
globalStyle('html[data-under-way]::before', {
  content: '""',
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: layer.toast,
  height: vars.space[1],
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
  transformOrigin: 'left',
  animation: `${longWay} ${vars.duration.draw} ${vars.easing.inOut} infinite alternate`,
});

globalStyle('html[data-under-way] [aria-busy="true"]', { opacity: 0.55 });
