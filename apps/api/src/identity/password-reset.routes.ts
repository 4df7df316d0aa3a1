import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Failure, Success, success } from '../http/envelope.ts';
import { requestLanguage } from '../http/language.ts';
import { limits as limit } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { ref } from '../http/schema-ref.ts';
import type { Services } from '../services.ts';
import { Done, done } from './authentication.schemas.ts';
import {
  NextSend,
  ResetBody,
  ResetQuery,
  ResetRequestBody,
  ResetState,
  readAdopterId,
} from './email.schemas.ts';

const failure = ref(Failure);
const tags = ['identity'];

/** A new password by mail. */
export const passwordResetRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services: { identity, limits } },
) => {
  const { passwordReset } = identity;

  app.post(
    '/email/reset-password',
    {
      schema: {
        operationId: 'requestPasswordReset',
        tags,
        summary: 'Mail a link that sets a new password',
        description: 'The answer is the same whether or not the address has an account.',
        body: ResetRequestBody,
        response: { 200: Success(NextSend), 422: failure, 429: failure },
      },
    },
    async (request) => {
      await limits.takeForAddress(limit.codeMail, request.ip);
      const nextAt = await passwordReset.request(request.body.email, requestLanguage(request));
      return success({ nextSendAt: nextAt.toISOString() });
    },
  );

  app.get(
    '/reset-password',
    {
      schema: {
        operationId: 'checkPasswordReset',
        tags,
        summary: 'Whether the code of a link is still good, without using it',
        querystring: ResetQuery,
        response: {
          200: Success(ResetState),
          400: failure,
          404: failure,
          410: failure,
          422: failure,
          429: failure,
        },
      },
    },
    async (request) => {
      await limits.takeForAddress(limit.code, request.ip);
      const expiresAt = await passwordReset.check(proofOf(request.query));
      return success({ expiresAt: expiresAt.toISOString() });
    },
  );

  app.put(
    '/reset-password',
    {
      schema: {
        operationId: 'resetPassword',
        tags,
        summary: 'Set a new password with the code of a link; ends every session',
        body: ResetBody,
        response: { 200: Done, 404: failure, 409: failure, 410: failure, 422: failure, 429: failure },
      },
    },
    async (request) => {
      await limits.takeForAddress(limit.code, request.ip);
      await passwordReset.complete({ ...proofOf(request.body), password: request.body.password });
      return done;
    },
  );
};

/** An id that is none is answered like one that does not belong to the code. */
function proofOf({ adopterId, code }: { adopterId: number | string; code: string }) {
  const id = readAdopterId(adopterId);
  if (id === undefined) throw new Problem('reset.code_not_found');
  return { adopterId: id, code };
}
