import { apiFetchContext, requestContext } from '@rimba/shell/page-handler';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { everyonesAnswers } from './everyones-answers.server.ts';
import { treeCountsQuery } from './trees.ts';

it('lets the service know that it asks for somebody who may just have changed something', async () => {
  const asked: Request[] = [];
  const context = new RouterContextProvider();
  context.set(requestContext, {
    nonce: undefined,
    signedInHint: true,
    sidebarOpen: undefined,
    language: 'en',
  });
  context.set(apiFetchContext, async (input, init) => {
    asked.push(new Request(input, init));
    return Response.json({ success: true, data: {} });
  });
  await everyonesAnswers({ context, url: new URL('http://rimba.test/en/trees/') }, (cache) =>
    cache.fetchQuery(treeCountsQuery()),
  );
  expect(asked.map(({ headers }) => headers.get('cookie'))).toEqual(['rimba_session=1']);
});
