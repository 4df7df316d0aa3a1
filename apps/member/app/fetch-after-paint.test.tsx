import { pageHandlerOf } from '@rimba/rendering/page-handler';
import { Outlet, type ServerBuild } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import handleRequest from './entry.server.tsx';
import { fetchAfterPaint } from './fetch-after-paint.ts';
import { Layout, links, loader } from './root.tsx';

const route = (id: string, path: string, under: { parentId?: string } = { parentId: 'root' }) => ({
  ...under,
  id,
  path,
  module: `/${id}.js`,
  hasAction: false,
  hasLoader: id !== 'own',
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const routes = {
  root: route('root', '', {}),
  trees: route('trees', 'id/data/pohon'),
  own: route('own', 'id/profil'),
};

/** The document of the app's own root around two pages: one that comes with what it shows, and one that does not. */
const build: ServerBuild = {
  entry: {
    module: {
      default: handleRequest,
      handleError(error) {
        throw error;
      },
    },
  },
  routes: {
    root: { ...routes.root, module: { Layout, links, loader, default: Outlet } },
    trees: { ...routes.trees, module: { loader: () => ({ trees: 1 }), default: () => <h1>Pohon</h1> } },
    own: { ...routes.own, module: { default: () => <h1>Profil</h1> } },
  },
  assets: {
    entry: { module: '/entry.js', imports: ['/base.js'] },
    routes,
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
};

/** A page as React Router and the app's own root write it. */
async function rendered(path: string): Promise<string> {
  const handle = pageHandlerOf(build, 'production')({ apiFetch: fetch });
  const context = { nonce: 'n', signedInHint: true, sidebarOpen: undefined, language: 'id' } as const;
  return (await handle(new Request(`http://rimba.test${path}`), context)).text();
}

const beginsAtOnce = /rel="modulepreload"|type="module"|rel="preload" as="fetch"/;

describe('a page that comes with its content', () => {
  let page: string;
  beforeAll(async () => {
    page = await rendered('/id/data/pohon/');
  });

  it('holds the app’s files until it is painted, and nothing that the paint needs', () => {
    expect(page).toContain('<h1>Pohon</h1>');
    expect(page).not.toMatch(beginsAtOnce);
    expect(page).toMatch(/<link rel="after-paint" [^>]*href="\/base.js"/);
    expect(page).toMatch(/<link rel="after-paint" as="fetch" [^>]*href="[^"]*trees/);
    expect(page).toMatch(/<script nonce="n" type="after-paint">import/);
    expect(page).toContain('rel="preload" as="font"');
  });

  it('begins them by a script that its policy allows', () => {
    expect(page).toMatch(/<script nonce="n">\(.*\)\('after-paint'\)<\/script><\/body>/s);
  });
});

it('leaves alone a page that comes without content', async () => {
  const page = await rendered('/id/profil/');
  expect(page).toMatch(beginsAtOnce);
  expect(page).not.toContain('after-paint');
});

it.each(['rel="modulepreload"', 'rel="preload" as="fetch"', 'type="module" async=""', '</body>'])(
  'refuses a page without %s',
  async (part) => {
    const page = await rendered('/id/profil/');
    expect(fetchAfterPaint(page)).not.toMatch(beginsAtOnce);
    expect(() => fetchAfterPaint(page.replaceAll(part, ''))).toThrow('has no');
  },
);
