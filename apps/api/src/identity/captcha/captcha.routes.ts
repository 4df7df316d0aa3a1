import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { LanguageQuery } from '../../http/language.ts';
import { ref } from '../../http/schema-ref.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { type Captcha, captchaActions } from './captcha.ts';
import { hostedCaptchas } from './siteverify.ts';

const Action = Type.Enum(captchaActions, { description: 'What the answer is meant for' });

/** The widget reads the challenge as it is, so this one answer has no envelope. */
export const CaptchaChallenge = Type.Object(
  { parameters: Type.Object({}, { additionalProperties: true }), signature: Type.String() },
  { $id: 'CaptchaChallenge' },
);

/** What a provider's own widget is opened with. */
export const CaptchaSite = Type.Object(
  { provider: Type.Enum(hostedCaptchas), siteKey: Type.String() },
  { $id: 'CaptchaSite' },
);

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
