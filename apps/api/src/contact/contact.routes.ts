import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { requestLanguage } from '../http/language.ts';
import { Done, done, RecaptchaToken } from '../identity/adopter/index.ts';
import { wrongInMessage } from './contact.rules.ts';
import type { ContactService } from './contact.service.ts';

const ContactBody = Type.Object(
  {
    name: Type.String({ maxLength: 1_000, description: '3 to 100 characters' }),
    email: Type.String({ maxLength: 1_000 }),
    subject: Type.String({ maxLength: 1_000, description: 'At most 100 characters' }),
    message: Type.String({ maxLength: 20_000, description: 'At most 2,000 characters' }),
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
