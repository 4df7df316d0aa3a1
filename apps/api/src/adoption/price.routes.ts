import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { parseLanguage } from '@rimba/i18n';
import { createAuthentication, optionalBearer } from '../http/authentication.ts';
import { Failure, Success, success } from '../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../http/language.ts';
import { Problem } from '../http/problem.ts';
import { ref } from '../http/schema-ref.ts';
import type { Services } from '../services.ts';
import { PriceConfig, Quote, QuoteBody } from './price.schemas.ts';

const tags = ['prices'];
const querystring = LanguageQuery;

export const priceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { optionalAdopter } = createAuthentication(services);
  const { prices, quotes } = services.adoption;

  app.get(
    '/price-config',
    {
      config: { anyOrigin: true },
      schema: {
        operationId: 'readPriceConfig',
        tags,
        summary: 'The price of a tree and what is added or taken off',
        querystring,
        response: { 200: Success(ref(PriceConfig)), 400: ref(Failure), 503: ref(Failure) },
      },
    },
    async ({ query: { lang } }) => {
      const language = lang === undefined ? undefined : parseLanguage(lang);
      if (lang !== undefined && !language) throw new Problem('request.invalid_language');
      return success(await prices.onWire(language ?? undefined));
    },
  );

  app.post(
    '/transaction/quote',
    {
      onRequest: optionalAdopter,
      schema: {
        operationId: 'quoteTransaction',
        tags,
        summary: 'What some trees would cost, and which of them can still be had',
        description:
          'With a bearer, own trees near the end of their term count as available, and trees that an own ' +
          'transaction holds are named with it.',
        security: optionalBearer,
        querystring,
        body: QuoteBody,
        response: {
          200: Success(ref(Quote)),
          400: ref(Failure),
          401: ref(Failure),
          404: ref(Failure),
          422: ref(Failure),
          503: ref(Failure),
        },
      },
    },
    async (request) =>
      success(await quotes.quote(request.body, requestLanguage(request), request.adopter?.id)),
  );
};
