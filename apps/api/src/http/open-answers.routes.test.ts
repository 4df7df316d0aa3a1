import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partner } from '../database/schema/index.ts';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}, from = api) =>
  from.app.inject({ url: `/api/v1${path}`, headers });

const addPartner = (to: TestApi, name: string) => to.db.insert(partner).values({ name, position: 1 });

describe('an open answer', () => {
  it('carries a tag, and is not sent again to whoever has it', async () => {
    const first = await get('/partner');
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{20}"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.vary).toContain('accept-language');
    for (const known of [tag, tag.slice(2), `"other", ${tag}`]) {
      const again = await get('/partner', { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    }
    await addPartner(api, 'Yayasan Contoh');
    const changed = await get('/partner', { 'if-none-match': tag });
    expect([changed.statusCode, changed.json().data.length]).toEqual([200, 1]);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it('may be read by any page, its failure kept by none', async () => {
    const wrong = await get('/tree?limit=0');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    expect(wrong.headers.etag).toBeUndefined();
  });

  it('is personal as soon as somebody asks for it by name', async () => {
    const { headers } = await api.signUp();
    const response = await get('/tree', headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
    expect((await get('/profile', headers)).headers['cache-control']).toBe('no-store');
  });
});

it('may be a moment old where the same is asked again and again', async () => {
  const kept = await buildTestApi({ answerMemory: 60_000 });
  const before = await get('/partner', {}, kept);
  await addPartner(kept, 'Yayasan Contoh');
  const repeated = await get('/partner', {}, kept);
  expect([repeated.body, repeated.headers['content-type']]).toEqual([
    before.body,
    before.headers['content-type'],
  ]);
  const tag = String(repeated.headers.etag);
  expect((await get('/partner', { 'if-none-match': tag }, kept)).statusCode).toBe(304);
  expect((await get('/partner?lang=en', {}, kept)).json().data).toHaveLength(1);
  const { headers } = await kept.signUp();
  expect((await get('/partner', headers, kept)).json().data).toHaveLength(1);
  await kept.close();
});
