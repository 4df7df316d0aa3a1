/** Local storage entry that remembers the reader's theme. */
export const themeStoreKey = 'theme';

export const themes = ['light', 'dark', 'system'] as const;

/** `system` follows the reader's device. */
export type Theme = (typeof themes)[number];

/**
 * Runs inline before the first paint, so that nobody in the dark is dazzled by a white page. One constant
 * text: the gateway allows it by its hash.
 */
export const themeBootScript = `try{var t=localStorage.getItem('${themeStoreKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
