import type { Language } from '@rimba/i18n';
import { apiFetchContext, requestContext } from '@rimba/rendering/page-handler';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { loader as tree } from '../routes/trees/detail/route.tsx';
import { loader as trees } from '../routes/trees/list/route.tsx';
import { everyonesAnswers } from './everyones-answers.server.ts';
import { communitiesQuery, treeCountsQuery } from './trees.ts';

/** A reader's request for a page, and the questions that the slow service is asked for it. */
function reader(language: Language) {
  const asked: Request[] = [];
  const context = new RouterContextProvider();
  context.set(requestContext, { nonce: undefined, signedInHint: true, sidebarOpen: undefined, language });
  context.set(apiFetchContext, async (input, init) => {
    asked.push(new Request(input, init));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Response.json({ success: true, data: {} });
  });
  const url = new URL('http://rimba.test/en/trees/7/');
  const args = { context, url, request: new Request(url), pattern: '', params: { treeId: '7' } };
  return { language, asked, args };
}

type Reader = ReturnType<typeof reader>;

/** Serves two readers at once; gives what each one's service was asked, and in which languages. */
async function servedAtOnce(serve: (args: Reader['args']) => Promise<unknown>) {
  const readers = [reader('id'), reader('en')];
  await Promise.all(readers.map(({ args }) => serve(args)));
  return readers.map(({ language, asked }) => ({
    language,
    asked: asked.length,
    asIn: [...new Set(asked.map(({ headers }) => headers.get('accept-language')))],
  }));
}

it('asks a question that waits for another in the language of its own reader', async () => {
  const served = await servedAtOnce((args) =>
    everyonesAnswers(args, async (cache, service) => {
      await cache.fetchQuery(treeCountsQuery(undefined, service));
      await cache.fetchQuery(communitiesQuery(service));
    }),
  );
  expect(served).toEqual([
    { language: 'id', asked: 2, asIn: ['id'] },
    { language: 'en', asked: 2, asIn: ['en'] },
  ]);
});

it.each([
  { page: 'list of trees', load: (args: Reader['args']) => trees({ ...args, params: {} }), asked: 6 },
  { page: 'tree', load: tree, asked: 2 },
])('asks all that a $page shows in the language of its reader', async ({ load, asked }) => {
  expect(await servedAtOnce(load)).toEqual([
    { language: 'id', asked, asIn: ['id'] },
    { language: 'en', asked, asIn: ['en'] },
  ]);
});

it('lets the service know that it asks for somebody who may just have changed something', async () => {
  const { asked, args } = reader('en');
  await everyonesAnswers(args, (cache, service) => cache.fetchQuery(treeCountsQuery(undefined, service)));
  expect(asked.map(({ headers }) => headers.get('cookie'))).toEqual(['rimba_session=1']);
});
