import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Authenticating, createAuthentication, optionalBearer } from '../http/authentication.ts';
import { Done, done } from '../http/envelope.ts';
import { requestLanguage } from '../http/language.ts';
import { SparedRecaptchaToken } from '../identity/adopter/index.ts';
import { longestMessage, longestSubject, wrongInMessage } from './contact.rules.ts';
import type { ContactService } from './contact.service.ts';

const ContactBody = Type.Object(
  {
    name: Type.String({ maxLength: 1_000, description: 'Who writes: 3 to 100 characters' }),
    email: Type.String({ maxLength: 1_000, description: 'Where the answer is to go' }),
    subject: Type.String({
      maxLength: 1_000,
      description: `What it is about: at most ${longestSubject} characters`,
    }),
    message: Type.String({
      maxLength: 20_000,
      description: `What is written, line breaks kept: at most ${longestMessage.toLocaleString('en')} characters`,
    }),
    recaptchaToken: SparedRecaptchaToken,
  },
  { additionalProperties: false },
);

export const contactRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { contact: ContactService };
}> = async (app, { services }) => {
  const { optionalAdopter } = createAuthentication(services);

  app.post(
    '/contact',
    {
      config: { rules: wrongInMessage },
      onRequest: optionalAdopter,
      schema: {
        operationId: 'sendContactMessage',
        tags: ['engagement'],
        summary: 'Write to the people behind the product',
        description: 'Open to everybody; a key sends no recaptchaToken.',
        security: optionalBearer,
        body: ContactBody,
        failures: ['checkout.recaptcha_failed', 'request.too_many'],
        response: { 201: Done },
      },
    },
    async (request, reply) => {
      await services.contact.send(request.body, {
        language: requestLanguage(request),
        address: request.ip,
        byProgram: request.adopter?.keyId !== undefined,
      });
      return reply.status(201).send(done);
    },
  );
};
