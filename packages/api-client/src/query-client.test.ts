import { InfiniteQueryObserver, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { addToWishtree } from './queries/index.ts';
import { treesQuery } from './queries/tree.ts';
import { createQueryClient } from './query-client.ts';

const fetch = async (input: string | URL | Request) => {
  if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch');
  const isFirst = !new URL(new Request(input).url).searchParams.has('cursor');
  const meta = { page: 0, limit: 1, total: 2, totalPages: 2, ...(isFirst && { nextCursor: 'c2' }) };
  return Response.json({ success: true, data: [{ id: isFirst ? 1 : 2 }], meta });
};
const api = createApiClient({ baseUrl: 'http://rimba.test', fetch });
const offline = expect.objectContaining({ status: 0, code: 'request.offline' });
const cache = createQueryClient();

beforeEach(() => {
  cache.mount();
  return () => cache.unmount();
});
afterEach(() => {
  onlineManager.setOnline(true);
  cache.clear();
});

it('says at once that there is no network, and asks by itself when there is one', async () => {
  onlineManager.setOnline(false);
  const list = new InfiniteQueryObserver(cache, treesQuery(api, { limit: 1 }));
  const leave = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult().error).toEqual(offline));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(list.getCurrentResult().data?.pages).toHaveLength(1));
  leave();
});

it('asks by itself on a page that was opened without a network', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const opened = createQueryClient();
  vi.unstubAllGlobals();
  const answer = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('here');
  const part = new QueryObserver(opened, { queryKey: ['part'], queryFn: answer });
  const leave = part.subscribe(() => undefined);
  await vi.waitFor(() => expect(part.getCurrentResult().status).toBe('error'));
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(part.getCurrentResult().data).toBe('here'));
  leave();
});

it('keeps what is there when the next page does not come, and offers it again with a network', async () => {
  const list = new InfiniteQueryObserver(cache, { ...treesQuery(api, { limit: 1 }), staleTime: Infinity });
  const leave = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult().hasNextPage).toBe(true));
  onlineManager.setOnline(false);
  const missed = await list.fetchNextPage();
  expect(missed).toMatchObject({ isFetchNextPageError: true, error: offline });
  expect(missed.data?.pages).toHaveLength(1);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(list.getCurrentResult().isFetchNextPageError).toBe(false));
  expect((await list.fetchNextPage()).data?.pages).toHaveLength(2);
  leave();
});

it('sends nothing later that was pressed without a network', async () => {
  onlineManager.setOnline(false);
  const wish = new MutationObserver(cache, addToWishtree(api, cache));
  await expect(wish.mutate(12)).rejects.toEqual(offline);
});
