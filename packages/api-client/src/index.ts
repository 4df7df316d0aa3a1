export { ApiError, type FieldError } from './api-error.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export { createQueryClient } from './query-client.ts';
export { unwrap, unwrapList } from './unwrap.ts';
