import { expect, test } from 'vitest';
import { createRoutePreloads } from './route-preloads.ts';

const preloads = createRoutePreloads({
  routes: {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/react.js'], css: ['/root.css'] },
    frame: { id: 'frame', parentId: 'root', module: '/frame.js', imports: ['/react.js'] },
    // As React Router writes it: a prefix stands in the paths of the pages, the index's included.
    home: { id: 'home', parentId: 'frame', path: ':language?', index: true, module: '/home.js' },
    tree: {
      id: 'tree',
      parentId: 'frame',
      path: ':language?/data/pohon/:treeId',
      module: '/tree.js',
      css: ['/tree.css'],
    },
    missing: { id: 'missing', parentId: 'frame', path: ':language?/*', module: '/missing.js' },
  },
});

test.each(['/data/pohon/12/', '/en/data/pohon/12/'])(
  '%s names the code and styles of its routes, each once',
  (path) => {
    expect(preloads(path)).toBe(
      '</root.css>; rel=preload; as=style, </tree.css>; rel=preload; as=style, ' +
        '</root.js>; rel=modulepreload, </react.js>; rel=modulepreload, </frame.js>; rel=modulepreload, </tree.js>; rel=modulepreload',
    );
  },
);

test.each(['/', '/en/'])('the home page at %s needs its own code and no other’s', (path) => {
  expect(preloads(path)).toContain('/home.js');
  expect(preloads(path)).not.toMatch(/tree|missing/);
});
