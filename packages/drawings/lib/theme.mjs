// Plain colours for what cannot inherit custom properties: e-mail, PDF, preview pictures, <img>.
const THEMES = {
  light: {
    ink: '#013724',
    paper: '#fcfbf4',
    leaf: '#c3dbb4',
    clay: '#dcc3a0',
    moss: '#d9e3bd',
    deep: '#a5cba6',
    far: '#f0ebdb',
    soil: '#f0ebdb',
    sand: '#636554',
    water: '#d4edf7',
    waterline: '#56a7c7',
    peat: '#964b2c',
    honey: '#c88526',
    latex: '#fffaf0',
    pitch: '#17231d',
  },
  dark: {
    ink: '#d7e0c8',
    paper: '#13271d',
    leaf: '#2a5239',
    clay: '#4f4129',
    moss: '#34512f',
    deep: '#1d4a3a',
    far: '#15271d',
    soil: '#091710',
    sand: '#7d8d80',
    water: '#15303a',
    waterline: '#236888',
    peat: '#e6a988',
    honey: '#c88526',
    latex: '#fffaf0',
    pitch: '#0c1410',
  },
};
export const THEME_NAMES = Object.keys(THEMES);

/** Replaces each `var(--name, fallback)` and the inherited ink by the theme's colour. */
export const bake = (text, theme) =>
  text
    .replace(/var\(--(\w+),[^()]*\)/g, (_, name) => THEMES[theme][name])
    .replace(/^(<svg[^>]*?) stroke="currentColor"/, `$1 stroke="${THEMES[theme].ink}"`)
    .replaceAll('fill="currentColor"', `fill="${THEMES[theme].ink}"`);
