/**
 * On the way to a tree's page the browser has what is marked on both pages become one another; whoever wants less motion
 * gets none. The rest of a page takes no part, nor does the layer that all of it is drawn in: what does cannot be pressed
 * meanwhile. It stands in the page itself, since forms and payments share the app's sheets. One constant text: the
 * gateway allows it by its hash.
 */
export const blendingStyle =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}:root{view-transition-name:none}::view-transition{pointer-events:none}[data-blends]{view-transition-name:drawing}}';
