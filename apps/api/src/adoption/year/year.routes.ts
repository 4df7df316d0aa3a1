import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { fileResponse } from '../../documents/file-response.ts';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { Success, success } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import { ref } from '../../http/schema-ref.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import { PictureQuery, YearParams, YearReview } from './year.schemas.ts';
import type { YearService } from './year.service.ts';
import { renderYearPicture } from './year-picture.tsx';
import { yearPictureContent } from './year-picture-content.ts';

const tags = ['trees'];

export const yearRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: Pick<IdentityService, 'findAdopter'>;
    adoption: { year: { years: YearService } };
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { identity } = services;
  const { years } = services.adoption.year;
  app.addHook('onRequest', requireAdopter);

  app.get(
    '/year/me/:year',
    {
      schema: {
        operationId: 'readYear',
        tags,
        summary: 'A year with the trees of the adopter, as far as it has gone',
        description: 'A year is called by the calendar year in which its terms end.',
        security: bearer,
        params: YearParams,
        response: { 200: Success(ref(YearReview)) },
      },
    },
    async (request) => success(await years.read(adopterOf(request).id, request.params.year)),
  );

  app.get(
    '/year/me/:year/picture',
    {
      schema: {
        operationId: 'readYearPicture',
        tags,
        summary: 'The same as a picture to share: a first name and no amounts, codes or holders of gifts',
        security: bearer,
        params: YearParams,
        querystring: PictureQuery,
        failures: ['request.not_found'],
        response: { 200: fileResponse('image/png', '1080 by 1350, or 1200 by 630') },
      },
    },
    async (request, reply) => {
      const { id } = adopterOf(request);
      const reader = await identity.findAdopter(id);
      const review = await years.read(id, request.params.year);
      const content = yearPictureContent(review, reader, requestLanguage(request));
      const { shape = 'portrait' } = request.query;
      return reply
        .type('image/png')
        .header('cache-control', 'private, no-cache')
        .send(await renderYearPicture(content, shape));
    },
  );
};
