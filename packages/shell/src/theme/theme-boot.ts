/** Local storage entry that remembers the reader's theme. */
export const themeStoreKey = 'theme';

export const themes = ['light', 'dark', 'system'] as const;

/** `system` follows the reader's device. */
export type Theme = (typeof themes)[number];

/** Shows the remembered theme: in the boot script, before the first paint. */
export const themeBoot = `var t=localStorage.getItem('${themeStoreKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t`;
