import { expect, it } from 'vitest';
import { fetchAfterPaint } from './fetch-after-paint.ts';

const page =
  '<html><head><link rel="preload" as="font" href="/serif.woff2"/><link rel="preload" as="fetch" href="/trees.json"/>' +
  '<link rel="modulepreload" href="/base.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><h1>Pohon</h1><script nonce="n" type="module" async="">import "/base.js"</script></body></html>';

it('holds the app’s files until the page is painted, and nothing that the paint needs', () => {
  const held = fetchAfterPaint(page, 'n');
  expect(held).not.toMatch(/modulepreload" href|type="module"|rel="preload" as="fetch"/);
  expect(held).toContain('<link rel="after-paint" as="fetch" href="/trees.json"/>');
  expect(held).toContain('<link rel="after-paint" href="/base.js"/>');
  expect(held).toContain('<script nonce="n" type="after-paint">import "/base.js"</script>');
  expect(held).toContain('<link rel="preload" as="font" href="/serif.woff2"/>');
  expect(held).toContain('<link rel="stylesheet" href="/a.css"/>');
});

it('begins them by a script that the policy of the page allows', () => {
  expect(fetchAfterPaint(page, 'n')).toMatch(/<script nonce="n">\(.*\)\('after-paint'\)<\/script><\/body>/s);
});
