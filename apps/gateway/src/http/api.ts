import proxy from '@fastify/http-proxy';
import type { FastifyPluginAsync } from 'fastify';

/** Where the service is: in this process, or behind an address of its own. */
export type Api = { readonly plugin: FastifyPluginAsync } | { readonly url: string };

const servicePrefixes = ['/api', '/health', '/.well-known'];

export const apiRoutes: FastifyPluginAsync<{ api: Api }> = async (app, { api }) => {
  if ('plugin' in api) {
    await app.register(api.plugin);
    return;
  }
  for (const prefix of servicePrefixes) {
    await app.register(proxy, {
      upstream: api.url,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        // The service limits by address: it is told whose, in place of what the client itself says.
        rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
      },
    });
  }
};
