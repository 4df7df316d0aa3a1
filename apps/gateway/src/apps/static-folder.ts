import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { documentHeaders } from '../http/security-headers.ts';

export interface StaticFolderOptions {
  /** Absolute path of the folder. */
  readonly folder: string;
  /** Said with each of its files. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether there are pages among the files. */
  readonly hasPages?: boolean;
  readonly options?: Partial<FastifyStaticOptions>;
}

/** A folder's files under the prefix; whatever is not there is a plain 404, never a page. */
export const staticFolder: FastifyPluginAsync<StaticFolderOptions> = async (app, given) => {
  const { folder, headers, hasPages = false, options } = given;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
    if (!hasPages) for (const name of documentHeaders) reply.removeHeader(name);
  });
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    index: ['index.html'],
    dotfiles: 'ignore',
    // A route for each file: behind one for all of them the library reads the whole folder at every request.
    wildcard: false,
    ...options,
  });
  // Before the pages, which answer whatever no route is for.
  app.get('/*', (_request, reply) => reply.callNotFound());
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('404'));
};
