import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { Done, done, Success, success } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import { idParameter } from '../../http/text.schemas.ts';
import type { Adopter } from '../adopter/index.ts';
import { confirmationFailures } from '../proof/index.ts';
import { ApiKey, NewApiKey, NewKeyBody, toApiKey } from './key.schemas.ts';
import type { KeyService } from './key.service.ts';
import { wrongInNewKey } from './key-body.rules.ts';

const tags = ['identity'];

/** The keys of one's own programs. */
export const keyRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: {
      findAdopter(id: number): Promise<Adopter>;
      keys: Pick<KeyService, 'list' | 'make' | 'end'>;
    };
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { identity } = services;
  app.addHook('onRequest', requireAdopter);

  app.get(
    '/api-key',
    {
      schema: {
        operationId: 'listApiKeys',
        tags,
        summary: "The keys of the account's programs that work, the oldest first",
        security: bearer,
        response: {
          200: Success(Type.Array(ref(ApiKey), { description: 'The keys that work; an ended one is gone' })),
        },
      },
    },
    async (request) => success((await identity.keys.list(adopterOf(request).id)).map(toApiKey)),
  );

  app.post(
    '/api-key',
    {
      config: { rules: wrongInNewKey, records: 'key_made' },
      schema: {
        operationId: 'makeApiKey',
        tags,
        summary: 'Make a key for a program, at most ten',
        description:
          'Asks for the password or a code from POST /profile/confirmation. The secret is told in this answer and ' +
          'never again. It works until it is ended, or the password is set by a mailed link.',
        security: bearer,
        body: NewKeyBody,
        failures: ['auth.email_not_verified', 'auth.too_many_keys', ...confirmationFailures],
        response: { 201: Success(ref(NewApiKey)) },
      },
    },
    async (request, reply) => {
      const adopter = await identity.findAdopter(adopterOf(request).id);
      const { key, secret } = await identity.keys.make(adopter, request.body);
      request.aboutKey = key.id;
      return reply.status(201).send(success({ ...toApiKey(key), secret }));
    },
  );

  app.delete(
    '/api-key/:id',
    {
      config: { records: 'key_ended' },
      schema: {
        operationId: 'endApiKey',
        tags,
        summary: 'End a key: what calls by it is refused from then on',
        security: bearer,
        params: Type.Object({ id: idParameter('Id of the key') }),
        failures: ['auth.key_not_found', 'auth.user_not_found'],
        response: { 200: Done },
      },
    },
    async (request) => {
      await identity.keys.end(adopterOf(request).id, request.params.id);
      request.aboutKey = request.params.id;
      return done;
    },
  );
};
