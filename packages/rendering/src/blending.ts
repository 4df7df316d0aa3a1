/**
 * From one open page to the next the browser may blend; whoever wants less motion gets none. It stands in the page itself:
 * forms and payments, which share the app's sheets, take no part. One constant text: the gateway allows it by its hash.
 */
export const blendingStyle =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';

/**
 * Only what was pressed on a tree's card blends. Begun with any other page (a payment, a file), the browser would call it
 * failed in that page, where nobody can catch it; so this stands before all scripts that may come late. One that is given
 * up (the window is turned, another page is asked for) is no fault.
 */
export const blendingBoot =
  "for(const n of['pageswap','pagereveal'])addEventListener(n,({viewTransition:v})=>{if(!v)return;for(const p of[v.ready,v.updateCallbackDone,v.finished])p.catch(()=>{});if(n=='pageswap'&&!document.querySelector('[data-to-drawing][aria-busy]'))v.skipTransition()})";
