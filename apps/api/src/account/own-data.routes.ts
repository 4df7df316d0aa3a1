import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../http/authentication.ts';
import { Done, done, Success, success } from '../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../http/language.ts';
import { ref } from '../http/schema-ref.ts';
import { clearSessionHint } from '../http/session-hint.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import { ConfirmationBody, confirmationFailures, wrongInConfirmation } from '../identity/proof/index.ts';
import { type Limits, limits as limit } from '../limits/limits.ts';
import type { DeletionService } from './deletion.service.ts';
import { OwnData } from './export.schemas.ts';
import type { ExportService } from './export.service.ts';

const tags = ['identity'];

/** What adopters may ask of their data: a copy, and its end. */
export const ownDataRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: Pick<IdentityService, 'findAdopter'>;
    limits: Limits;
    deletion: DeletionService;
    exports: ExportService;
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { identity, limits, deletion, exports } = services;
  app.addHook('onRequest', requireAdopter);

  app.get(
    '/profile/export',
    {
      schema: {
        operationId: 'exportProfile',
        tags,
        summary: 'Everything that is kept about the adopter, as a file',
        security: bearer,
        querystring: LanguageQuery,
        failures: ['request.too_many', 'auth.user_not_found'],
        response: { 200: Success(ref(OwnData)) },
      },
    },
    async (request, reply) => {
      const caller = adopterOf(request);
      await limits.take(limit.export, String(caller.id));
      reply.header('content-disposition', 'attachment; filename="rimba.json"');
      return success(await exports.of(caller, requestLanguage(request)));
    },
  );

  app.delete(
    '/profile',
    {
      config: { rules: wrongInConfirmation, records: 'account_deleted' },
      schema: {
        operationId: 'deleteProfile',
        tags,
        summary: 'Delete the account',
        description:
          'Asks for the password or a code from POST /profile/confirmation. What waits for payment is settled ' +
          'or cancelled; name, addresses, picture, messages and sessions are removed. Adoptions and their ' +
          'books stay without a name, and certificates go on as a revision that names nobody.',
        security: bearer,
        body: ConfirmationBody,
        failures: confirmationFailures,
        response: {
          200: Done,
        },
      },
    },
    async (request, reply) => {
      const adopter = await identity.findAdopter(adopterOf(request).id);
      await deletion.remove(adopter, request.body);
      clearSessionHint(reply);
      return done;
    },
  );
};
