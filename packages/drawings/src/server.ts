import { join } from 'node:path';

/** Where the built files lie; the gateway serves this folder at /drawings. */
export const drawingsRoot: string = join(import.meta.dirname, '..', 'dist');

export type BakedTheme = 'light' | 'dark';

/**
 * Absolute path of a drawing with plain colours, for PDF, e-mail and preview pictures, which cannot inherit
 * custom properties. `url` is that of a Drawing or a motif.
 */
export const drawingPath = (url: string, theme: BakedTheme): string =>
  join(drawingsRoot, theme, url.replace(/^\/drawings\//, ''));

/** Absolute path of an icon, for the addresses at the root that browsers ask for unasked. */
export const iconPath = (name: 'favicon.ico' | 'apple-touch-icon.png'): string =>
  join(drawingsRoot, 'icons', name);
