export { ApiError, type FieldError } from './api-error.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export type { components, operations, paths } from './generated/openapi.ts';
export { type Filter, type ListQuery, toParameters } from './list-query.ts';
export { nextCursor, nextPage } from './paging.ts';
export * from './queries/index.ts';
export { createQueryClient } from './query-client.ts';
export type { RequestBody, Schema } from './schemas.ts';
export { unwrap, unwrapBody, unwrapList } from './unwrap.ts';
