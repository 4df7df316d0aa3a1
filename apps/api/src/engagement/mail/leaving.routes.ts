import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { LeavingService } from '../message/index.ts';

/** Where a mail program goes when its reader presses "unsubscribe" (RFC 8058): no session, one press. */
export const leavingRoutes: FastifyPluginAsyncTypebox<{ services: { leaving: LeavingService } }> = async (
  app,
  { services: { leaving } },
) => {
  // What it sends says nothing that its address does not.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );

  app.post(
    '/unsubscribe/:token',
    {
      schema: {
        operationId: 'leaveMails',
        tags: ['engagement'],
        summary: 'Stop one kind of mail, by the address that its mails carry',
        params: Type.Object({
          token: Type.String({ minLength: 1, maxLength: 200, description: 'From the header of a mail' }),
        }),
        failures: ['request.not_found'],
        response: { 200: Type.Object({ success: Type.Literal(true), data: Type.Null() }) },
      },
    },
    async (request) => {
      await leaving.leave(request.params.token);
      return { success: true as const, data: null };
    },
  );
};
