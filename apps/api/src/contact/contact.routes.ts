import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Done, done } from '../http/envelope.ts';
import { requestLanguage } from '../http/language.ts';
import { RecaptchaToken } from '../identity/adopter/index.ts';
import { wrongInMessage } from './contact.rules.ts';
import type { ContactService } from './contact.service.ts';

const ContactBody = Type.Object(
  {
    name: Type.String({ maxLength: 1_000, description: 'Who writes: 3 to 100 characters' }),
    email: Type.String({ maxLength: 1_000, description: 'Where the answer is to go' }),
    subject: Type.String({ maxLength: 1_000, description: 'What it is about: at most 100 characters' }),
    message: Type.String({
      maxLength: 20_000,
      description: 'What is written, line breaks kept: at most 2,000 characters',
    }),
    recaptchaToken: RecaptchaToken,
  },
  { additionalProperties: false },
);

export const contactRoutes: FastifyPluginAsyncTypebox<{ services: { contact: ContactService } }> = async (
  app,
  { services: { contact } },
) => {
  app.post(
    '/contact',
    {
      config: { rules: wrongInMessage },
      schema: {
        operationId: 'sendContactMessage',
        tags: ['engagement'],
        summary: 'Write to the people behind the product',
        body: ContactBody,
        failures: ['checkout.recaptcha_failed', 'request.too_many'],
        response: { 201: Done },
      },
    },
    async (request, reply) => {
      await contact.send(request.body, requestLanguage(request), request.ip);
      return reply.status(201).send(done);
    },
  );
};
