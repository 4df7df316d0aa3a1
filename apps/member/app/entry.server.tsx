import { ApiError, createApiClient, createQueryClient } from '@rimba/api-client';
import type { Language } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { matchPath } from '@rimba/paths';
import { dehydrate } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { CreateMemberRenderer } from '../contract.ts';
import { answerBy } from './data/api.ts';
import { Frame } from './frame/Frame.tsx';
import { PageBoundary } from './frame/PageBoundary.tsx';
import { Providers } from './frame/Providers.tsx';
import { isMemberPage } from './navigation/pages.ts';
import { servedPages } from './served/served-pages.ts';
import { now, type ServedState } from './served/served-state.ts';

/** Who waits longer gets the app itself sooner. */
const longestAnswerMs = 3_000;

/** React writes what belongs into the head before everything else. */
const headFirst = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/;

export const createMemberRenderer: CreateMemberRenderer = ({ apiFetch, publicUrl }) => {
  const readersOf = (language: Language) => ({
    i18n: createServerI18n(language),
    api: createApiClient({
      baseUrl: publicUrl,
      fetch: apiFetch,
      language: () => language,
      timeoutMs: longestAnswerMs,
    }),
  });
  const readers = { id: readersOf('id'), en: readersOf('en') };

  return async (address, { language, sidebarOpen }) => {
    const url = new URL(address, publicUrl);
    const match = matchPath(url.pathname);
    const source = match?.kind === 'page' && isMemberPage(match.name) ? servedPages[match.name] : undefined;
    if (match?.kind !== 'page' || !source) return;
    const { params } = match;
    const { i18n, api } = readers[language];
    const cache = createQueryClient();

    answerBy(api);
    const asked = source.ask(cache, { params, search: url.searchParams, language });
    const [{ default: Page }, refused] = await Promise.all([
      source.load(),
      asked.then(() => false, isRefused),
    ]);
    if (refused) return;
    const at = now();
    const html = await textOf(
      <Providers i18n={i18n} session={undefined} queryClient={cache}>
        <PageBoundary at={undefined}>
          <StaticRouter location={url.pathname + url.search}>
            <Frame at={undefined} sidebarOpen={sidebarOpen} served>
              <Page params={params} />
            </Frame>
          </StaticRouter>
        </PageBoundary>
      </Providers>,
    );
    const state: ServedState = { language, at, cache: dehydrate(cache) };
    const [head = ''] = html.match(headFirst) ?? [];
    return {
      head,
      content: html.slice(head.length),
      // No text in it may end the element that it stands in.
      state: JSON.stringify(state).replaceAll('<', '\\u003c'),
    };
  };
};

/** The app says so by itself, when its own call is refused. */
function isRefused(error: unknown): true {
  if (error instanceof ApiError) return true;
  throw error;
}

async function textOf(page: React.ReactNode): Promise<string> {
  const state: { failed?: unknown } = {};
  const { prelude } = await prerender(page, {
    // In one piece: what comes later would need a script to put it in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      state.failed = error;
    },
  });
  const html = await new Response(prelude).text();
  if (state.failed !== undefined) throw state.failed;
  // Radix writes some; the content policy refuses them, and what they do is needed once the page lives.
  return html.replaceAll(/ style="[^"]*"/g, '');
}
