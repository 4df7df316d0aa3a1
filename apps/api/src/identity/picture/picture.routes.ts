import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Problem } from '../../http/problem.ts';
import type { PictureStore } from './picture-store.ts';

/** The bytes of a picture. */
const picture = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }));

/** Profile pictures, by names that cannot be guessed and never get another picture. */
export const pictureRoutes: FastifyPluginAsyncTypebox<{ services: { pictures: PictureStore } }> = async (
  app,
  { services: { pictures } },
) => {
  app.get(
    '/profile-picture/:name',
    {
      schema: {
        operationId: 'getProfilePicture',
        tags: ['identity'],
        summary: 'A square profile picture, in AVIF for who takes it, else in WebP',
        produces: ['image/avif', 'image/webp'],
        params: Type.Object({
          name: Type.String({
            format: 'uuid',
            description: 'What the picture is called in `profilePicture`',
          }),
        }),
        querystring: Type.Object({
          size: Type.Union([Type.Literal(96), Type.Literal(256)], {
            default: 256,
            description: 'How wide and high it is to be, in pixels',
          }),
        }),
        failures: ['request.not_found'],
        response: { 200: picture },
      },
    },
    async (request, reply) => {
      const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp';
      const content = await pictures.read(request.params.name, request.query.size, format);
      if (!content) throw new Problem('request.not_found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept')
        .header('x-content-type-options', 'nosniff')
        .type(`image/${format}`)
        .send(content);
    },
  );
};
