import { fontFamily, fontSize, palettes } from '@rimba/ui/tokens';

type Colours = (typeof palettes)['light'];

const colours = (of: Colours) => `
  --surface: ${of.surface}; --text: ${of.text}; --muted: ${of.textMuted}; --heading: ${of.textHeading};
  --line: ${of.lineStrong}; --accent: ${of.accent}; --on-accent: ${of.onAccent}; --focus: ${of.focus};
  --danger: ${of.danger};`;

/** One style sheet for all cards: they stand in pages of others, whose styles do not reach in here. */
export const look = `
:host { display: block; min-width: 0; margin-block: 1rem; max-width: 28rem; ${colours(palettes.light)} }
@media (prefers-color-scheme: dark) { :host(:not([theme=light])) { ${colours(palettes.dark)} } }
:host([theme=dark]) { ${colours(palettes.dark)} }
:host([hidden]) { display: none; }
* { box-sizing: border-box; margin: 0; }
.card {
  container-type: inline-size; contain-intrinsic-inline-size: 20rem; display: grid; gap: 0.75rem; padding: 1.25rem;
  border: 1px solid var(--line); border-radius: 0.5rem;
  background: var(--surface); color: var(--text); font: 400 ${fontSize.control}/1.5 ${fontFamily.sans};
  overflow-wrap: anywhere;
}
.beside { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 1.25rem; align-items: start; }
@container (max-width: 17rem) { .beside { grid-template-columns: minmax(0, 1fr); } }
.words { display: grid; gap: 0.5rem; justify-items: start; }
figure { display: grid; gap: 0.25rem; }
/* Drawings are inked for paper, in every theme. */
img { width: 100%; aspect-ratio: 3 / 4; object-fit: contain; border-radius: 0.25rem; background: ${palettes.light.background}; }
img.photo { object-fit: cover; }
figcaption, .quiet { color: var(--muted); font-size: ${fontSize.caption}; line-height: 1.4; }
.name { color: var(--heading); font: 600 1.375rem/1.2 ${fontFamily.serif}; }
.latin { font: italic 480 1.0625rem/1.3 ${fontFamily.serif}; }
.tag { font-variant-numeric: tabular-nums; font-size: ${fontSize.small}; }
strong { font-weight: 600; }
.wrong { color: var(--danger); font-weight: 600; }
dl { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; }
dl div { display: flex; flex-direction: column-reverse; }
dt { color: var(--muted); font-size: ${fontSize.small}; }
dd { color: var(--heading); font: 600 1.625rem/1.1 ${fontFamily.serif}; font-variant-numeric: tabular-nums; }
a, button {
  display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.375rem 1.125rem; border-radius: 0.375rem;
  border: 1px solid var(--accent); font: 600 ${fontSize.control}/1.3 ${fontFamily.sans}; text-decoration: none;
  background: none; color: var(--accent); cursor: pointer; justify-self: start;
}
a.first { background: var(--accent); color: var(--on-accent); }
a:hover, button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
