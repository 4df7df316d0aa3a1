/**
 * From one open page to the next the browser may blend; whoever wants less motion gets none. It stands in the page itself:
 * forms and payments, which share the app's sheets, take no part. One constant text: the gateway allows it by its hash.
 */
export const blendingStyle =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';
