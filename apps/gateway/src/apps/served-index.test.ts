import { expect, test } from 'vitest';
import { servedIndex } from './served-index.ts';

const index = `<html>
  <head>
    <script nonce="n">theme()</script>
    <script type="module" crossorigin src="/entry.js" nonce="n"></script>
    <link rel="modulepreload" crossorigin href="/base.js" nonce="n">
    <link rel="stylesheet" href="/a.css">
  </head>
  <body>
    <div id="app"><div>wait</div></div>
    <noscript lang="id">needs a script</noscript><noscript lang="en">needs a script</noscript>
  </body>
</html>`;
const page = { head: '<title>Pohon</title>', content: '<h1>$& Pohon</h1>', state: '{"at":1}' };
const files = {
  style: '/a.css',
  latinType: '/italic.woff2',
  code: ['/entry.js', '/base.js', '/trees.js'],
  texts: ['/trees-id.json'],
};

test('a page stands in the app’s place, with its title and what it was rendered with', () => {
  const html = servedIndex(index, page, files);
  expect(html).toMatch(/<link rel="stylesheet" href="\/a\.css">\s*<link [^>]*><title>Pohon<\/title><\/head>/);
  expect(html).toContain('<div id="app" data-asleep><h1>$& Pohon</h1></div>');
  expect(html).toContain('<script type="application/json" id="served-state">{"at":1}</script>');
  expect(html).not.toContain('wait');
  expect(html).not.toContain('noscript');
});

test('the theme comes at once, the app’s files after the first paint, and each once', () => {
  const html = servedIndex(index, page, files);
  expect(html).toContain('theme()');
  expect(html).not.toMatch(/<script type="module"|<link rel="modulepreload"/);
  for (const file of [...files.code, ...files.texts]) expect(html.split(file)).toHaveLength(2);
  expect(html).toContain("observe({type:'paint',buffered:true})");
});

test('the type of the trees’ names is fetched beside the style sheet that asks for it', () => {
  expect(servedIndex(index, page, files)).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/italic.woff2">',
  );
});
