/**
 * Said with every answer. The content policy differs by kind of page and is set where the page is made;
 * what sets none gets the strictest.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Popups, because Google's own sign-in window has to answer the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
} as const;

/** For files that pages of others show: scripts made for them, and the pictures that these show. */
export const forOtherPages = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** Those that only a document heeds. */
export const documentHeaders = ['cross-origin-opener-policy', 'permissions-policy'] as const;

/** Only said over https: a plain address on one's own machine must stay reachable. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
