import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { dayMs } from '../clock/day.ts';
import type { Config } from '../config/config.ts';

/** Where whoever found a weak spot turns (RFC 9116); registered without a prefix. */
export const securityTextRoutes: FastifyPluginAsyncTypebox<{
  services: { config: Pick<Config, 'operator' | 'publicUrl'> };
}> = async (app, { services: { config } }) => {
  const address = '/.well-known/security.txt';
  app.get(address, { config: { anyOrigin: true }, schema: { hide: true } }, (_request, reply) => {
    // Good for a while from when it is read, and the same all day.
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return [
      `Contact: mailto:${encodeURI(config.operator.contactEmail)}`,
      `Expires: ${new Date(today + 180 * dayMs).toISOString()}`,
      'Preferred-Languages: id, en',
      `Canonical: ${config.publicUrl}${address}`,
      '',
    ].join('\n');
  });
};
