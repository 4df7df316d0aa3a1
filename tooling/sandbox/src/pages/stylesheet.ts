/** The sandbox is a tool beside the product: it has a few rules of its own and none of the product's. */
export const stylesheet = `
:root { color-scheme: light dark; --ink: light-dark(#1d2b24, #e6ece6); --paper: light-dark(#f7f4ec, #131a16);
  --card: light-dark(#fffdf8, #1b241f); --line: light-dark(#d9d3c3, #35423a); --quiet: light-dark(#5c6a61, #9aa89f);
  --accent: light-dark(#0b6b4a, #5fd3a4); --on-accent: light-dark(#fff, #08291c); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: .9rem max(1rem, calc(50% - 29rem));
  border-bottom: 1px solid var(--line); font-weight: 600; }
header nav { display: flex; gap: 1rem; font-weight: 400; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1rem 0; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2rem 0 .6rem; }
a { color: var(--accent); }
.quiet { color: var(--quiet); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin: .8rem 0; }
form.card, .stack { display: grid; gap: .8rem; max-width: 26rem; }
label { display: grid; gap: .25rem; }
label.check { display: flex; gap: .5rem; align-items: center; }
input:not([type=checkbox]), select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line);
  border-radius: .4rem; padding: .55rem .7rem; min-height: 2.75rem; width: 100%; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .45rem 1rem; border-radius: .4rem; cursor: pointer;
  border: 1px solid var(--accent); background: transparent; color: var(--accent); }
button.primary, form.card > button { background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.spread { display: flex; flex-wrap: wrap; gap: .2rem 1rem; justify-content: space-between; }
ul.plain { list-style: none; margin: 0; padding: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; margin: 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: .6rem; background: #fff; }
img.code { width: 15rem; max-width: 100%; image-rendering: pixelated; border-radius: .4rem; }
`;
