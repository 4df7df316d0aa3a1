import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Problem } from '../http/problem.ts';
import { type FileStore, isStorageKey } from './file-store.ts';

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** Uploaded and imported files. A key never gets other content, so they are kept for good. */
export const filesRoutes: FastifyPluginAsyncTypebox<{ services: { files: FileStore } }> = async (
  app,
  { services: { files } },
) => {
  app.get(
    '/files/*',
    { schema: { hide: true, params: Type.Object({ '*': Type.String() }) } },
    async (request, reply) => {
      const key = request.params['*'];
      const type = types[key.slice(key.lastIndexOf('.') + 1)];
      const content = type !== undefined && isStorageKey(key) ? await files.get(key) : undefined;
      if (type === undefined || content === undefined) throw new Problem('request.not_found');
      return (
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          // Pages of others show a tree's photo too.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .type(type)
          .send(content)
      );
    },
  );
};
