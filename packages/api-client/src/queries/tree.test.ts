import { expect, it } from 'vitest';
import { createApiClient } from '../client.ts';
import { createQueryClient } from '../query-client.ts';
import { similarTreesQuery, treeQuery, treeSampleQuery, treesQuery } from './tree.ts';

function serve(answers: unknown[]) {
  const asked: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    asked.push([pathname, ...[...searchParams].map(([name, value]) => `${name}=${value}`)].join(' '));
    return Response.json(answers.shift());
  };
  return { asked, api: createApiClient({ baseUrl: 'http://rimba.test', fetch }) };
}

const page = (nextCursor?: string) => ({
  success: true,
  data: [{ id: 12 }],
  meta: { page: 0, limit: 1, total: 2, totalPages: 2, ...(nextCursor && { nextCursor }) },
});

it('walks through the trees by cursor until there is none', async () => {
  const { asked, api } = serve([page('c2'), page()]);
  const cache = createQueryClient();
  const options = treesQuery(api, { limit: 1, with: ['group'], filter: { status: 'ready_to_adopt' } });
  const { pages } = await cache.fetchInfiniteQuery({ ...options, pages: 5 });
  expect(pages).toHaveLength(2);
  expect(asked).toEqual([
    '/api/v1/tree limit=1 with=group filter[status]=ready_to_adopt',
    '/api/v1/tree limit=1 with=group cursor=c2 filter[status]=ready_to_adopt',
  ]);
});

it('keeps trees with other relations apart', async () => {
  const { asked, api } = serve([
    { success: true, data: { id: 12 } },
    { success: true, data: { id: 12 } },
  ]);
  const cache = createQueryClient();
  await cache.fetchQuery({ ...treeQuery(api, 12, ['images']), staleTime: 1000 });
  await cache.fetchQuery({ ...treeQuery(api, 12, ['images']), staleTime: 1000 });
  await cache.fetchQuery({ ...treeQuery(api, 12), staleTime: 1000 });
  expect(asked).toEqual(['/api/v1/tree/12/detail with=images', '/api/v1/tree/12/detail']);
});

it('leaves the wishtree out of the sample where asked to', async () => {
  const { asked, api } = serve([
    { success: true, data: [] },
    { success: true, data: [] },
  ]);
  const cache = createQueryClient();
  await cache.fetchQuery(treeSampleQuery(api, { limit: 6 }));
  await cache.fetchQuery(treeSampleQuery(api, { limit: 6, exceptWishtree: true }));
  expect(asked).toEqual([
    '/api/v1/tree/partial-available limit=6',
    '/api/v1/tree/partial-available-except-wishtree limit=6',
  ]);
});

it('asks for the trees most like one', async () => {
  const { asked, api } = serve([{ success: true, data: [{ id: 12 }] }]);
  await createQueryClient().fetchQuery(similarTreesQuery(api, 609, { limit: 3, with: ['group'] }));
  expect(asked).toEqual(['/api/v1/tree/609/similar limit=3 with=group']);
});
