/** Fetches a font of the first view beside the style sheet that names it. */
export const fontLink = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;
