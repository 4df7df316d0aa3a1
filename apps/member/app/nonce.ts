/**
 * Stands in the built index wherever a nonce belongs. The gateway replaces it with a fresh one in every
 * answer, so that the index can be built once and still carry a strict policy.
 */
export const noncePlaceholder = '__CSP_NONCE__';
