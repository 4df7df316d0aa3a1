import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Done, done, Success, success } from '../../http/envelope.ts';
import { oneOf } from '../../http/text.schemas.ts';
import { type LeavingService, optionalCategoryNames } from '../message/index.ts';

const tags = ['engagement'];
const params = Type.Object({
  token: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'What a mail carries in its header, and in the link at its foot',
  }),
});
const failures = ['request.not_found'] as const;
const response = { 200: Done };

/** Leaving one kind of mail, and coming back to it: no session, the mail's own address is enough. */
export const leavingRoutes: FastifyPluginAsyncTypebox<{ services: { leaving: LeavingService } }> = async (
  app,
  { services: { leaving } },
) => {
  // What a mail program sends says nothing that its address does not.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );

  app.get(
    '/unsubscribe/:token',
    {
      schema: {
        operationId: 'readLeaving',
        tags,
        summary: 'Which mails an address leaves, and whether they are sent now',
        description: 'Changes nothing: scanners open every link of a mail.',
        params,
        failures,
        response: {
          200: Success(
            Type.Object(
              {
                category: oneOf(optionalCategoryNames, 'Which mails it is about: those of one category'),
                email: Type.Boolean({ description: 'Whether they are sent now' }),
              },
              { description: 'Which mails the address leaves, and how that stands' },
            ),
          ),
        },
      },
    },
    async (request) => success(await leaving.chosen(request.params.token)),
  );

  app.post(
    '/unsubscribe/:token',
    {
      schema: {
        operationId: 'leaveMails',
        tags,
        summary: 'Stop one kind of mail, by the address that its mails carry',
        description: 'Where a mail program goes when its reader presses "unsubscribe" (RFC 8058).',
        params,
        failures,
        response,
      },
    },
    async (request) => {
      await leaving.choose(request.params.token, false);
      return done;
    },
  );

  app.delete(
    '/unsubscribe/:token',
    {
      schema: {
        operationId: 'undoLeaving',
        tags,
        summary: 'Have one kind of mail sent again',
        params,
        failures,
        response,
      },
    },
    async (request) => {
      await leaving.choose(request.params.token, true);
      return done;
    },
  );
};
