// Query and mutation options for TanStack Query. They are free of React itself, so that loaders use them too.
export * from './queries/index.ts';
export { createQueryClient } from './query-client.ts';
