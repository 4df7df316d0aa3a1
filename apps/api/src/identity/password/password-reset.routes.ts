import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Done, done, Success, success } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import { Problem } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { wrongInAddress } from '../adopter/index.ts';
import {
  NextSend,
  ResetBody,
  ResetQuery,
  ResetRequestBody,
  ResetState,
  readAdopterId,
} from '../proof/index.ts';
import type { Devices } from '../session/index.ts';
import { endingsOf, SignInWay, toSignInWay } from '../way/index.ts';
import { wrongInReset } from './password-body.rules.ts';
import type { PasswordResetService } from './password-reset.service.ts';

const tags = ['identity'];

const ResetStateWithWays = Type.Object(
  {
    ...ResetState.properties,
    restoresEmail: Type.Union([Type.String(), Type.Null()], {
      description: 'The address that the account has again by this link; null where it has it still',
    }),
    ways: Type.Array(ref(SignInWay), {
      description: 'The ways beside the password: those that `resetPassword` is to keep have to be named',
    }),
  },
  { description: 'What the link is still good for' },
);

/** A new password by mail. */
export const passwordResetRoutes: FastifyPluginAsyncTypebox<{
  services: { identity: { passwordReset: PasswordResetService }; devices: Devices; limits: Limits };
}> = async (app, { services: { identity, devices, limits } }) => {
  const { passwordReset } = identity;

  app.post(
    '/email/reset-password',
    {
      config: { rules: wrongInAddress },
      schema: {
        operationId: 'requestPasswordReset',
        tags,
        summary: 'Mail a link that sets a new password',
        description: 'The answer is the same whether or not the address has an account.',
        body: ResetRequestBody,
        failures: ['request.too_many', 'reset.cooldown'],
        response: { 200: Success(NextSend) },
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
        failures: ['reset.code_not_found', 'reset.invalid_code', 'reset.code_expired', 'request.too_many'],
        response: {
          200: Success(ResetStateWithWays),
        },
      },
    },
    async (request) => {
      await limits.takeForAddress(limit.code, request.ip);
      const { expiresAt, nameNeeded, restoresEmail, ways } = await passwordReset.check(
        proofOf(request.query),
      );
      return success({
        expiresAt: expiresAt.toISOString(),
        nameNeeded,
        restoresEmail,
        ways: ways.map(toSignInWay),
      });
    },
  );

  app.put(
    '/reset-password',
    {
      config: { rules: wrongInReset, records: 'password_reset' },
      schema: {
        operationId: 'resetPassword',
        tags,
        summary: 'Set a new password with the code of a link; ends every session',
        description: 'Other ways to sign in end as well, unless `keepWays` names them.',
        body: ResetBody,
        failures: [
          'reset.code_not_found',
          'reset.invalid_code',
          'reset.code_expired',
          'reset.failed',
          'request.too_many',
        ],
        response: { 200: Done },
      },
    },
    async (request) => {
      await limits.takeForAddress(limit.code, request.ip);
      const { password, name, keepWays } = request.body;
      const proof = proofOf(request.body);
      const device = devices.of(request);
      const { restored, ended } = await passwordReset.complete({
        ...proof,
        password,
        device,
        ...(name !== undefined && { name }),
        ...(keepWays && { keepWays }),
      });
      request.about = { adopterId: proof.adopterId };
      if (restored) request.happened = 'email_restored';
      request.happenedToo = endingsOf(ended);
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
