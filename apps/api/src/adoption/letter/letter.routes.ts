import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { List, list, Success, success } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import { Letter, LetterParams, letterList } from './letter.schemas.ts';
import type { LetterViewService } from './letter-view.service.ts';

const tags = ['engagement'];
const failures = ['request.letter_not_found'] as const;

export const letterRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { adoption: { letter: { views: LetterViewService } } };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { views } = services.adoption.letter;
  app.addHook('onRequest', requireAdopter);

  app.get(
    '/letter/me',
    {
      schema: {
        operationId: 'listLetters',
        tags,
        summary: "The adopter's letters from the field, the newest first",
        security: bearer,
        querystring: letterList.querystring,
        response: { 200: List(ref(Letter)) },
      },
    },
    async (request) => {
      const query = letterList.parse(request.query);
      const { letters, total } = await views.list(adopterOf(request).id, query);
      return list(letters, { ...query, total });
    },
  );

  app.get(
    '/letter/me/:letterId',
    {
      schema: {
        operationId: 'readLetter',
        tags,
        summary: 'One letter of the adopter, read again',
        security: bearer,
        params: LetterParams,
        failures,
        response: { 200: Success(ref(Letter)) },
      },
    },
    async (request) => success(await views.read(adopterOf(request).id, request.params.letterId)),
  );

  app.put(
    '/letter/me/:letterId/opened',
    {
      schema: {
        operationId: 'openLetter',
        tags,
        summary: 'Note that a letter was opened; its notification counts as read',
        security: bearer,
        params: LetterParams,
        failures,
        response: { 200: Success(ref(Letter)) },
      },
    },
    async (request) => success(await views.open(adopterOf(request).id, request.params.letterId)),
  );
};
