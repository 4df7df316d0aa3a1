import { type ColorRole, type PaletteName, palettes } from '@rimba/ui/palettes';

const roles = [
  'background',
  'backgroundSunken',
  'surface',
  'text',
  'textMuted',
  'textHeading',
  'textLink',
  'line',
  'lineSoft',
  'accent',
  'focus',
  'info',
  'warning',
  'danger',
] as const satisfies ColorRole[];

const colours = (theme: PaletteName) =>
  `:root { ${roles.map((role) => `--${role}: ${palettes[theme][role]};`).join(' ')} }`;

const face = (family: string, file: string, weight: string) =>
  `@font-face { font-family: '${family}'; src: url('/api/docs/fonts/${file}') format('woff2'); font-weight: ${weight}; font-display: swap; }`;

/** The product's letters. */
export const faces = `${face('Rimba Sans', 'rimba-sans.woff2', '400 700')}
${face('Rimba Serif', 'rimba-serif.woff2', '600')}`;

/** The product's colours and letters, by the reader's theme and contrast. */
export const referenceStyle = `
${faces}
${colours('light')}
@media (prefers-color-scheme: dark) { ${colours('dark')} }
@media (prefers-contrast: more) { ${colours('contrast')} }
@media (prefers-contrast: more) and (prefers-color-scheme: dark) { ${colours('contrastDark')} }
:root { color-scheme: light dark; font: 1rem/1.6 'Rimba Sans', system-ui, sans-serif; scroll-padding-top: 1rem; }
body { background: var(--background); color: var(--text); margin: 0; overflow-wrap: anywhere; }
a { color: var(--textLink); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
h1, h2, h3 { color: var(--textHeading); font-family: 'Rimba Serif', Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: clamp(2rem, 1.6rem + 1.8vw, 3rem); margin: 0 0 0.5rem; }
h2 { font-size: 1.75rem; margin: 3rem 0 0.75rem; }
h3 { font-size: 1.25rem; margin: 2rem 0 0.25rem; }
h4 { font-size: 0.875rem; margin: 1.25rem 0 0.25rem; }
nav { background: var(--backgroundSunken); padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; margin: 0; padding: 0; }
nav a { color: inherit; display: block; min-height: 2.75rem; line-height: 2.75rem; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { max-width: 60rem; padding: 1.5rem 1rem 4rem; }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 0.25rem; margin-top: 0.5rem; padding-inline: 0.75rem; }
details[open] { padding-bottom: 1rem; }
summary { cursor: pointer; padding-block: 0.7rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
summary code { font-weight: 600; }
.method { color: var(--accent); display: inline-block; font-size: 0.8125rem; font-weight: 700; min-width: 3.75rem; }
.get { color: var(--info); }
.put, .patch { color: var(--warning); }
.delete { color: var(--danger); }
.about { color: var(--textMuted); font-size: 0.875rem; }
.shape { list-style: none; margin: 0; padding-left: 1rem; }
.example { background: var(--backgroundSunken); border-radius: 0.25rem; margin: 0.5rem 0; overflow-x: auto; overflow-wrap: normal; padding: 0.75rem; }
.answer { border-top: 1px solid var(--lineSoft); padding-block: 0.5rem; }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 16rem minmax(0, 1fr); }
  nav { box-sizing: border-box; height: 100vh; overflow-y: auto; padding: 2rem 1.5rem; position: sticky; top: 0; }
  nav ul { display: block; }
  main { padding: 2.5rem 3rem 6rem; }
}
`;
