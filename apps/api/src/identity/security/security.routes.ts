import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { List, list } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import { SecurityEventSchema, securityEventList, toSecurityEvent } from './security.schemas.ts';
import type { SecurityRecord } from './security.service.ts';

/** One's own part of the security record. */
export const securityRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    security: Pick<SecurityRecord, 'own'>;
    identity: { keys: { listAll(adopterId: number): Promise<{ id: number; name: string }[]> } };
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);

  app.get(
    '/security-event/me',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'listSecurityEvents',
        tags: ['identity'],
        summary: 'What happened to the account, the newest first; kept for a year',
        security: bearer,
        querystring: securityEventList.querystring,
        response: { 200: List(ref(SecurityEventSchema)) },
      },
    },
    async (request) => {
      const query = securityEventList.parse(request.query);
      const { id } = adopterOf(request);
      const { rows, total } = await services.security.own(id, query);
      const keys = await services.identity.keys.listAll(id);
      return list(
        rows.map((row) => toSecurityEvent(row, keys)),
        { ...query, total },
      );
    },
  );
};
