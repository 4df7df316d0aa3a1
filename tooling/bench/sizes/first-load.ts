import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLanguage } from '@rimba/i18n';
import { frameTexts, textsOf } from '@rimba/member/texts';
import { matchPath } from '@rimba/paths';
import { namespacesOf } from '@rimba/public/texts-in-browser';
import type { CreatePageHandler, PageHandler } from '@rimba/rendering/page-handler';
import type { WeighedPage } from './pages.ts';
import { withStaticImports } from './static-imports.ts';
import { textFiles } from './text-files.ts';

const apps = resolve(import.meta.dirname, '..', '..', '..', 'apps');
const clientOf = (app: WeighedPage['app']) => join(apps, app, 'build', 'client');

/** Files that a page fetches before it can be used, by their paths; what comes with a touch is not in it. */
export interface FirstLoad {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly texts: readonly string[];
}

/** Without the service a page says so in place of its data; its scripts and styles are the same. */
async function rendererOf(app: WeighedPage['app']): Promise<PageHandler> {
  const server: { createPageHandler: CreatePageHandler } = await import(
    pathToFileURL(join(apps, app, 'build', 'server', 'index.js')).href
  );
  return server.createPageHandler({ apiFetch: async () => new Response(null, { status: 503 }) });
}

/** The built page. */
async function answerOf({ app, path, signedIn = app === 'member' }: WeighedPage): Promise<string> {
  const language = 'id';
  const render = await rendererOf(app);
  const response = await render(new Request(`http://localhost${withLanguage(path, language)}`), {
    nonce: 'nonce',
    signedInHint: signedIn,
    sidebarOpen: undefined,
    language,
  });
  return response.text();
}

/** Reads from the builds what the first load of a page brings. */
export async function firstLoad(page: WeighedPage): Promise<FirstLoad> {
  const folder = clientOf(page.app);
  const fileOf = (address: string) => join(folder, address);
  const answer = await answerOf(page);
  const named = new Set(
    [...answer.matchAll(/\/assets\/[\w./-]+\.(?:js|css)\b/g)].map(([address]) => address),
  );
  const files = [...named].map(fileOf);
  const isHydrated = page.app === 'member' || answer.includes('data-island');
  const match = matchPath(page.path);
  const name = match?.kind === 'page' ? match.name : undefined;
  const namespaces = page.app === 'member' ? [...frameTexts, ...textsOf(name)] : namespacesOf(page.path);
  return {
    scripts: await withStaticImports(
      files.filter((file) => file.endsWith('.js')),
      fileOf,
    ),
    styles: files.filter((file) => file.endsWith('.css')),
    texts: isHydrated ? await textFiles(join(folder, 'assets', page.app), ['common', ...namespaces]) : [],
  };
}
