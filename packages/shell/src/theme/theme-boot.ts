/** Local storage entry that remembers the reader's theme. */
export const themeStoreKey = 'theme';

export const themes = ['light', 'dark', 'system'] as const;

/** `system` follows the reader's device. */
export type Theme = (typeof themes)[number];

/** Shows the remembered theme, in the boot script before the first paint, and what another tab chooses later. */
export const themeBoot = `var d=document.documentElement.dataset,t=localStorage.getItem('${themeStoreKey}');if(t==='light'||t==='dark')d.theme=t;addEventListener('storage',function(e){if(e.key==='${themeStoreKey}')d.theme=e.newValue||'system'})`;
