/** System colours and fonts, so that it follows the reader's theme and contrast. */
export const referenceStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; padding: 0; }
nav a { display: inline-block; padding: 0.5rem 0; }
summary { cursor: pointer; padding: 0.5rem 0; }
details { border-top: 1px solid GrayText; }
details[open] { padding-bottom: 1rem; }
h4 { margin: 1rem 0 0.25rem; }
code, b { font-family: ui-monospace, monospace; }
.about { opacity: 0.8; }
.shape { margin: 0; padding-left: 1.25rem; }
.example { border-left: 2px solid GrayText; margin: 0.5rem 0; overflow-x: auto; overflow-wrap: normal; padding-left: 0.75rem; }
.answer { margin: 0.5rem 0; }
`;
