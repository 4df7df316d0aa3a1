// Plain colours for what cannot inherit custom properties: e-mail, PDF, preview pictures, <img>.
const light = {
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
  land: '#f7f4e8',
  contour: '#d2ccb7',
  accent: '#005f3e',
};
type Colour = keyof typeof light;
const dark: Record<Colour, string> = {
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
  land: '#0c1d15',
  contour: '#2b4338',
  accent: '#77d4a3',
};
const THEMES = { light, dark };
export type Theme = keyof typeof THEMES;
export const THEME_NAMES: readonly Theme[] = ['light', 'dark'];

const isColour = (name: string): name is Colour => Object.hasOwn(light, name);

/** Replaces each `var(--name, fallback)` and the inherited ink by the theme's colour. */
export function bake(text: string, theme: Theme): string {
  const colours = THEMES[theme];
  return text
    .replaceAll('var(--leaves,inline)', 'inline')
    .replace(/var\(--(\w+),[^()]*\)/g, (_, name: string) => {
      if (!isColour(name)) throw new Error(`There is no colour ${name}`);
      return colours[name];
    })
    .replace(/^(<svg[^>]*?) stroke="currentColor"/, `$1 stroke="${colours.ink}"`)
    .replaceAll('fill="currentColor"', `fill="${colours.ink}"`);
}
