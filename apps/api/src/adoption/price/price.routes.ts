import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Authenticating, createAuthentication, optionalBearer } from '../../http/authentication.ts';
import { Success, success } from '../../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../../http/language.ts';
import { ref } from '../../http/schema-ref.ts';
import { PriceConfig, Quote, QuoteBody } from './price.schemas.ts';
import type { PriceService } from './price.service.ts';
import { wrongInQuote } from './quote.rules.ts';
import type { QuoteService } from './quote.service.ts';

const tags = ['prices'];
const querystring = LanguageQuery;

export const priceRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { adoption: { price: { prices: PriceService; quotes: QuoteService } } };
}> = async (app, { services }) => {
  const { optionalAdopter } = createAuthentication(services);
  const { prices, quotes } = services.adoption.price;

  app.get(
    '/price-config',
    {
      config: { anyOrigin: true, repeated: true },
      schema: {
        operationId: 'readPriceConfig',
        tags,
        summary: 'The price of a tree and what is added or taken off',
        querystring,
        response: { 200: Success(ref(PriceConfig)) },
      },
    },
    async (request) => {
      const named = request.query.lang ? requestLanguage(request) : undefined;
      return success(await prices.onWire(named));
    },
  );

  app.post(
    '/transaction/quote',
    {
      config: { rules: wrongInQuote },
      onRequest: optionalAdopter,
      schema: {
        operationId: 'quoteTransaction',
        tags,
        summary: 'What some trees would cost, and which of them can still be had',
        description:
          'With a bearer, `renews` names terms to go on with, and trees that an own transaction holds are named with it.',
        security: optionalBearer,
        querystring,
        body: QuoteBody,
        failures: [
          'checkout.no_trees_selected',
          'checkout.too_many_trees',
          'checkout.trees_unavailable',
          'checkout.payment_method_not_found',
          'checkout.invalid_payment_method',
          'checkout.amount_over_limit',
          'group.not_found',
          'transaction.not_found',
        ],
        response: {
          200: Success(ref(Quote)),
        },
      },
    },
    async (request) =>
      success(await quotes.quote(request.body, requestLanguage(request), request.adopter?.id)),
  );
};
