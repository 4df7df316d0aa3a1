import { vars } from '@rimba/ui/tokens';
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
globalStyle('.maplibregl-control-container', { display: 'none' });
