/**
 * Radix writes a style element while a dialog locks the page's scrolling. Under a strict content policy
 * that element needs the page's nonce: call this once, before the first dialog opens.
 */
export function setStyleNonce(nonce: string): void {
  // The name under which the library beneath Radix (get-nonce) looks for it.
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
