import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { LanguageQuery } from '../../http/language.ts';
import { ref } from '../../http/schema-ref.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { CaptchaChallenge, CaptchaSite } from './captcha.schemas.ts';
import { type Captcha, captchaActions } from './captcha.ts';

const Action = Type.Enum(captchaActions, { description: 'What the answer is meant for' });

export const captchaRoutes: FastifyPluginAsyncTypebox<{
  services: { captcha: Captcha; limits: Limits };
}> = async (app, { services: { captcha, limits } }) => {
  app.get(
    '/captcha/challenge',
    {
      schema: {
        operationId: 'getCaptchaChallenge',
        tags: ['identity'],
        summary: 'A bot check for one action, good for ten minutes and one answer',
        description: 'Where Turnstile or reCAPTCHA is configured: its name and the key of its widget.',
        querystring: Type.Object({ action: Action, lang: LanguageQuery.properties.lang }),
        failures: ['request.too_many'],
        response: {
          200: Type.Union([ref(CaptchaChallenge), ref(CaptchaSite)]),
        },
      },
    },
    async (request) => {
      await limits.takeForAddress(limit.challenge, request.ip);
      return captcha.challenge(request.query.action);
    },
  );
};
