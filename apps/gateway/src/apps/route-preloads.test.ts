import { expect, test } from 'vitest';
import { createRoutePreloads } from './route-preloads.ts';

const preloads = createRoutePreloads({
  routes: {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/react.js'], css: ['/root.css'] },
    frame: { id: 'frame', parentId: 'root', path: ':language?', module: '/frame.js', imports: ['/react.js'] },
    home: { id: 'home', parentId: 'frame', index: true, module: '/home.js' },
    tree: {
      id: 'tree',
      parentId: 'frame',
      path: 'data/pohon/:treeId',
      module: '/tree.js',
      css: ['/tree.css'],
    },
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

test('the home page needs no other page’s code', () => {
  expect(preloads('/en/')).not.toContain('tree');
  expect(preloads('/en/')).toContain('/home.js');
});
