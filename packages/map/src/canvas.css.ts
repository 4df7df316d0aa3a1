import { layer, vars } from '@rimba/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

// What MapLibre's own style sheet says about its canvas. The rest of it is for controls that this map has not.
globalStyle('.maplibregl-map', { position: 'relative', overflow: 'hidden' });
globalStyle('.maplibregl-canvas', { position: 'absolute', insetInlineStart: 0, top: 0 });
globalStyle('.maplibregl-canvas-container', { userSelect: 'none', cursor: 'grab', touchAction: 'none' });
globalStyle('.maplibregl-canvas-container:active', { cursor: 'grabbing' });
globalStyle('.maplibregl-canvas:focus-visible', {
  outline: `${vars.size.focusWidth} solid ${vars.color.focus}`,
  outlineOffset: `calc(-1 * ${vars.size.focusWidth})`,
});
// A map that shares the page says how it is moved, when somebody tried in another way.
globalStyle('.maplibregl-cooperative-gestures, .maplibregl-cooperative-gestures canvas', {
  touchAction: 'pan-x pan-y',
});
globalStyle('.maplibregl-cooperative-gesture-screen', {
  position: 'absolute',
  inset: 0,
  zIndex: layer.raised,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[5],
  background: vars.color.scrim,
  color: vars.color.surface,
  textAlign: 'center',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.duration.draw} ${vars.duration.draw}`,
});
globalStyle('.maplibregl-cooperative-gesture-screen.maplibregl-show', {
  opacity: 1,
  transition: `opacity ${vars.duration.instant}`,
});
globalStyle('.maplibregl-mobile-message', {
  display: 'none',
  '@media': { '(hover: none), (pointer: coarse)': { display: 'block' } },
});
globalStyle('.maplibregl-desktop-message', {
  '@media': { '(hover: none), (pointer: coarse)': { display: 'none' } },
});
globalStyle('.maplibregl-control-container', { display: 'none' });
