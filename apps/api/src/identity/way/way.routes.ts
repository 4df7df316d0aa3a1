import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { Done, done, Success, success } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import { idParameter } from '../../http/text.schemas.ts';
import type { Adopter } from '../adopter/index.ts';
import { ConfirmationBody, confirmationFailures, wrongInConfirmation } from '../proof/index.ts';
import type { FactorService } from './factor.service.ts';
import { wrongInLabel } from './way.rules.ts';
import { FactorBody, RenameBody, SignInWay, toSignInWay } from './way.schemas.ts';
import type { WayService } from './way.service.ts';

const tags = ['identity'];

/** The ways to sign in to one's own account. */
export const wayRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: {
      findAdopter(id: number): Promise<Adopter>;
      ways: Pick<WayService, 'list' | 'remove' | 'rename'>;
      factors: Pick<FactorService, 'change'>;
    };
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { identity } = services;
  app.addHook('onRequest', requireAdopter);

  app.get(
    '/sign-in-ways',
    {
      schema: {
        operationId: 'listSignInWays',
        tags,
        summary: 'The ways to sign in to the account, the oldest first',
        description: 'None of an account that has only ever proven its address by a mailed code.',
        security: bearer,
        response: {
          200: Success(
            Type.Array(ref(SignInWay), { description: 'Every way that is open, the oldest first' }),
          ),
        },
      },
    },
    async (request) => success((await identity.ways.list(adopterOf(request).id)).map(toSignInWay)),
  );

  app.put(
    '/sign-in-ways/:id',
    {
      config: { rules: wrongInLabel },
      schema: {
        operationId: 'renameSignInWay',
        tags,
        summary: 'Give a passkey another name',
        security: bearer,
        params: Type.Object({ id: idParameter('Id of the way') }),
        body: RenameBody,
        failures: ['auth.way_not_found'],
        response: { 200: Done },
      },
    },
    async (request) => {
      await identity.ways.rename(adopterOf(request).id, request.params.id, request.body);
      return done;
    },
  );

  app.delete(
    '/sign-in-ways/:id',
    {
      config: { rules: wrongInConfirmation, records: 'way_removed' },
      schema: {
        operationId: 'removeSignInWay',
        tags,
        summary: 'Remove a way to sign in; the other sessions end',
        description:
          'Asks for the password or a code from POST /profile/confirmation. The last way stays: add another one first.',
        security: bearer,
        params: Type.Object({ id: idParameter('Id of the way') }),
        body: ConfirmationBody,
        failures: ['auth.way_not_found', 'auth.last_way', ...confirmationFailures],
        response: { 200: Done },
      },
    },
    async (request) => {
      const { id, sessionId } = adopterOf(request);
      const adopter = await identity.findAdopter(id);
      const ended = await identity.ways.remove(adopter, request.params.id, request.body, sessionId);
      request.about = { adopterId: id, ...(ended.ways[0] && { way: ended.ways[0] }) };
      if (ended.factor) request.happenedToo = [{ event: 'factor_off' }];
      return done;
    },
  );

  app.put(
    '/sign-in-ways/second-factor',
    {
      config: { rules: wrongInConfirmation, records: 'factor_on' },
      schema: {
        operationId: 'changeSecondFactor',
        tags,
        summary: 'Ask for a passkey after the password, or for the password alone',
        description:
          'Asks for the password or a code from POST /profile/confirmation. It ends with the last passkey, and with the password.',
        security: bearer,
        body: FactorBody,
        failures: [
          'verification.required',
          'auth.way_not_found',
          'auth.passkey_missing',
          ...confirmationFailures,
        ],
        response: { 200: Done },
      },
    },
    async (request) => {
      const { id } = adopterOf(request);
      const { on, ...confirmation } = request.body;
      if (!on) request.happened = 'factor_off';
      await identity.factors.change(await identity.findAdopter(id), on, confirmation);
      return done;
    },
  );
};
