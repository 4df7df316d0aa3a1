import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Clock } from '../../clock/clock.ts';
import type { Caller } from '../../http/access-token.ts';
import {
  type Authenticating,
  adopterOf,
  bearer,
  createAuthentication,
  optionalBearer,
} from '../../http/authentication.ts';
import type { Finding, Sound } from '../../http/body-rules.ts';
import { Success, success } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import { fieldProblem, Problem } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { ConfirmBody, Confirmed, NextSend, readAdopterId, SendState } from './email.schemas.ts';
import type { VerificationService } from './verification.service.ts';

const tags = ['identity'];

const isBlank = (code: string) => code.trim() === '';

/** Of a link alone each is said by its sentence; beside a wrong type it is one field of several. */
const wrongInLink = ({ adopterId, code = '' }: Sound<ConfirmBody>): Finding[] => [
  adopterId !== undefined && readAdopterId(adopterId) === undefined
    ? fieldProblem('adopterId', 'verification.invalid_adopter_id')
    : undefined,
  isBlank(code) ? fieldProblem('code', 'verification.invalid_details') : undefined,
];

/** Proving that an address is the adopter's own. */
export const emailRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: { verification: VerificationService };
    limits: Limits;
    clock: Clock;
  };
}> = async (app, { services }) => {
  const { requireAdopter, optionalAdopter } = createAuthentication(services);
  const { verification } = services.identity;

  function prove({ adopter, body }: { adopter: Caller | undefined; body: ConfirmBody }) {
    const { adopterId: given, ...proof } = body;
    if (given === undefined) {
      if (!adopter) throw new Problem('auth.no_token');
      return verification.confirmTyped(adopter, proof.code);
    }
    const adopterId = readAdopterId(given);
    if (adopterId === undefined) throw new Problem('verification.invalid_adopter_id');
    return verification.confirm({ adopterId, ...proof }, adopter);
  }

  app.get(
    '/email/verification',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'getEmailVerification',
        tags,
        summary: 'Whether the address is proven, and when another mail may be asked for',
        security: bearer,
        failures: ['auth.user_not_found'],
        response: { 200: Success(ref(SendState)) },
      },
    },
    async (request) => {
      const { email, emailVerifiedAt, nextSendAt, codeExpiresAt } = await verification.state(
        adopterOf(request),
      );
      return success({
        email,
        emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
        nextSendAt: nextSendAt?.toISOString() ?? null,
        codeExpiresAt: codeExpiresAt?.toISOString() ?? null,
      });
    },
  );

  app.post(
    '/email/verification',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'sendEmailVerification',
        tags,
        summary: 'Mail another link and code',
        security: bearer,
        failures: ['auth.user_not_found', 'verification.already_verified', 'verification.cooldown'],
        response: { 201: Success(NextSend) },
      },
    },
    async (request, reply) => {
      const nextAt = await verification.resend(adopterOf(request), requestLanguage(request));
      return reply.status(201).send(success({ nextSendAt: nextAt.toISOString() }));
    },
  );

  app.put(
    '/email/verification',
    {
      config: { rules: wrongInLink, records: 'email_verified' },
      onRequest: optionalAdopter,
      schema: {
        operationId: 'confirmEmail',
        tags,
        summary: 'Prove the address by a mailed link, or by the six digits beside it',
        description:
          'The digits are good in the session that asked for the mail. A link keeps everything with the bearer of the ' +
          'account’s own session or with its password; without, it asks for one of `password` and `dropEarlier`.',
        security: optionalBearer,
        body: ConfirmBody,
        failures: [
          'verification.invalid_details',
          'verification.invalid_adopter_id',
          'verification.invalid_link',
          'verification.not_found',
          'verification.failed',
          'verification.expired',
          'verification.already_verified',
          'verification.password_needed',
          'verification.wrong_code',
          'verification.code_expired',
          'verification.code_locked',
          'auth.wrong_current_password',
          'auth.adopter_not_found',
          'auth.no_token',
          'request.too_many',
        ],
        response: {
          200: Success(Confirmed),
        },
      },
    },
    async (request) => {
      await services.limits.takeForAddress(limit.code, request.ip);
      const { code } = request.body;
      if (isBlank(code)) throw new Problem('verification.invalid_details');
      const { adopter, resetCode, ended } = await prove({ adopter: request.adopter, body: request.body });
      request.about = { adopterId: adopter.id };
      request.happenedToo = ended.map((way) => ({ event: 'way_removed', way }));
      const emailVerifiedAt = (adopter.emailVerifiedAt ?? services.clock.now()).toISOString();
      return success({ emailVerifiedAt, passwordKept: resetCode === null, resetCode });
    },
  );
};
