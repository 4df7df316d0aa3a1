import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import { toParameters } from '../list-query.ts';
import type { Narrowed, Relations } from '../narrowing.ts';
import type { FailureCode, Schema } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import type { CallOptions } from './list.ts';

/** Trees, which everybody may read. */
export const treesOf = (api: ApiClient) => ({
  /**
   * One tree with the relations asked for: height in m, circumference and diameter in cm, carbon in kg CO₂.
   * @throws {ApiError} `request.tree_not_found`
   * @example const { height, species } = await rimba.trees.get(609, { with: ['species'] });
   */
  get<const With extends Relations<'getTree'> = []>(
    id: number,
    query: { readonly with?: With } = {},
    options?: CallOptions,
  ): Call<Narrowed<Schema<'Tree'>, With, never>, FailureCode<'getTree'>> {
    const params = { path: { id }, query: toParameters<'getTree'>(query) };
    const tree = unwrap(api.GET('/api/v1/tree/{id}/detail', { ...options, params }));
    return tree as Call<never, FailureCode<'getTree'>>;
  },

  /**
   * How many trees there are, by status and kind of land.
   * @throws {ApiError} Only what any call can fail with, such as `request.unavailable`.
   * @example const { byStatus } = await rimba.trees.counts();
   */
  counts: (options?: CallOptions): Call<Schema<'TreeCounts'>, FailureCode<'countTrees'>> =>
    unwrap(api.GET('/api/v1/tree/counts', options)),
});
