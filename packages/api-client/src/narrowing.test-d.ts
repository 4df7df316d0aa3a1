import { expectTypeOf, test } from 'vitest';
import type { AddressedClient } from './rimba/addresses.ts';
import type { Schema } from './schemas.ts';
import { unwrap, unwrapBody, unwrapList } from './unwrap.ts';

declare const api: AddressedClient;
declare const fields: ('id' | 'code' | 'height')[];
declare const relations: ('images' | 'group')[];

test('a plain call brings what was selected, and no more', async () => {
  const { data } = await unwrapList(
    api.GET('/api/v1/tree', { params: { query: { select: ['code', 'height'], limit: 3 } } }),
  );
  expectTypeOf(data).toEqualTypeOf<{ id: number; code: string; height: number }[]>();
  // @ts-expect-error not selected
  data[0]?.status;
});

test('relations that were asked for are there', async () => {
  const tree = await unwrap(
    api.GET('/api/v1/tree/{id}/detail', { params: { path: { id: 1 }, query: { with: ['group'] } } }),
  );
  expectTypeOf(tree.kelompokKomunitas).toEqualTypeOf<Schema<'TreeCommunity'>>();
  expectTypeOf(tree.images).toEqualTypeOf<Schema<'TreeImages'> | undefined>();
});

test('one that was selected as well, and one that was not', async () => {
  const { data } = await unwrapList(
    api.GET('/api/v1/tree', { params: { query: { with: ['images', 'species'], select: ['images'] } } }),
  );
  expectTypeOf(data).toEqualTypeOf<{ id: number; images: Schema<'TreeImages'> }[]>();
});

test('an address by its verbs brings the same', async () => {
  const { data } = await unwrapList(
    api.at('/api/v1/tree').get({ params: { query: { with: ['species'], select: ['species'] } } }),
  );
  expectTypeOf(data).toEqualTypeOf<{ id: number; species: Schema<'TreeSpecies'> }[]>();
  // @ts-expect-error only read
  api.at('/api/v1/tree').post;
  // @ts-expect-error a tree has a number
  api.at('/api/v1/tree/{id}/detail').get();
  // @ts-expect-error no such field
  api.at('/api/v1/tree').get({ params: { query: { select: ['colour'] } } });
});

test('what is known only when it runs is there perhaps', async () => {
  const { data } = await unwrapList(
    api.GET('/api/v1/tree', { params: { query: { select: fields, with: relations } } }),
  );
  const [tree] = data;
  expectTypeOf(tree?.id).toEqualTypeOf<number | undefined>();
  expectTypeOf(tree?.height).toEqualTypeOf<number | undefined>();
  const { data: all } = await unwrapList(api.GET('/api/v1/tree', { params: { query: { with: relations } } }));
  expectTypeOf(all).toEqualTypeOf<Schema<'Tree'>[]>();
});

test('without either it is the whole row', async () => {
  const { data, meta } = await unwrapList(api.GET('/api/v1/tree'));
  expectTypeOf(data).toEqualTypeOf<Schema<'Tree'>[]>();
  expectTypeOf(meta.total).toEqualTypeOf<number>();
});

test('what the description does not have does not compile', () => {
  // @ts-expect-error no such call
  api.GET('/api/v1/trees');
  // @ts-expect-error no such field
  api.GET('/api/v1/tree', { params: { query: { select: ['colour'] } } });
  // @ts-expect-error a tree has a number
  api.GET('/api/v1/tree/{id}/detail');
});

test('what is no JSON is read as what is said, and has no envelope', async () => {
  const csv = { params: { query: { format: 'csv' } }, parseAs: 'text' } as const;
  expectTypeOf(await unwrapBody(api.at('/api/v1/impact').get(csv))).toEqualTypeOf<string>();
  const params = { path: { certificateNumber: 'RB-2026-QREP-2WDP-MSMB' } };
  const pdf = api.at('/api/v1/certificates/number/{certificateNumber}/pdf').get({ params, parseAs: 'blob' });
  expectTypeOf(await unwrapBody(pdf)).toEqualTypeOf<Blob>();
  // @ts-expect-error a table
  unwrap(api.at('/api/v1/impact').get({ params: { query: { format: 'csv' } } }));
  // @ts-expect-error a table, by the other spelling
  unwrap(api.GET('/api/v1/impact', { params: { query: { format: 'csv' } } }));
  expectTypeOf((await unwrap(api.at('/api/v1/impact').get())).length).toBeNumber();
});
