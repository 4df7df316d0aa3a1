import { expect, test } from 'vitest';
import { createRoutePreloads } from './route-preloads.ts';

const preloads = createRoutePreloads({
  'index.html': { file: 'entry.js', imports: ['_base.js'] },
  'app/routes/home/route.tsx': { file: 'home.js', imports: ['_base.js'] },
  'app/routes/trees/detail/route.tsx': { file: 'tree.js', imports: ['_base.js', '_trees.js'] },
  '_trees.js': { file: 'trees.js', imports: ['_base.js', 'index.html'] },
  '_base.js': { file: 'base.js' },
  'style.css': { file: 'a.css' },
  '../../packages/i18n/src/locales/id/trees.json': { file: 'trees-id.json' },
  '../../packages/i18n/src/locales/en/trees.json': { file: 'trees-en.json' },
  '../../packages/i18n/src/locales/en/checkout.json': { file: 'checkout-en.json' },
});

test.each(['/data/pohon/12/', '/en/data/pohon/12/'])(
  '%s names the style sheet, then the app, then the code of its page and what that imports, each once',
  (path) => {
    expect(preloads(path, 'id').replace(/, <[^>]*>; rel=preload; as=fetch.*/, '')).toBe(
      '</a.css>; rel=preload; as=style; crossorigin=anonymous, </entry.js>; rel=modulepreload, </base.js>; rel=modulepreload, </tree.js>; rel=modulepreload, </trees.js>; rel=modulepreload',
    );
  },
);

test('the texts of a page are named in the reader’s language, as they will be fetched', () => {
  expect(preloads('/data/pohon/12/', 'en')).toMatch(
    /rel=modulepreload, <\/trees-en\.json>; rel=preload; as=fetch; crossorigin=anonymous$/,
  );
});

test.each(['/', '/en/'])('the home page at %s needs its own code and no other’s', (path) => {
  expect(preloads(path, 'id').replace(/, <[^>]*>; rel=preload; as=fetch.*/, '')).toBe(
    '</a.css>; rel=preload; as=style; crossorigin=anonymous, </entry.js>; rel=modulepreload, </base.js>; rel=modulepreload, </home.js>; rel=modulepreload',
  );
});

test('an address that is no page of the adopters’ app needs nothing', () => {
  expect(preloads('/other/faq', 'id')).toBe('');
});
