import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { SigningKeyService } from './signing-key.service.ts';

/** Where anybody finds what certificates are checked with; registered without a prefix. */
export const publicKeyRoutes: FastifyPluginAsyncTypebox<{
  services: { adoption: { signingKeys: SigningKeyService } };
}> = async (app, { services: { adoption } }) => {
  app.get(
    '/.well-known/rimba-keys.json',
    {
      config: { anyOrigin: true, current: true },
      schema: {
        operationId: 'readCertificateKeys',
        tags: ['certificates'],
        summary: 'Public Ed25519 keys of the certificates, as a JWK set',
        description:
          'A certificate names its key by `keyId`. Retired keys stay, since what they signed does.',
        response: {
          200: Type.Object({
            keys: Type.Array(
              Type.Object({
                kty: Type.String(),
                crv: Type.String(),
                x: Type.String(),
                kid: Type.String(),
                alg: Type.String(),
                use: Type.String(),
              }),
            ),
          }),
        },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      const { keys } = await adoption.signingKeys.publicKeys();
      return {
        keys: keys.map(({ kty = '', crv = '', x = '', kid = '', alg = '', use = '' }) => ({
          kty,
          crv,
          x,
          kid,
          alg,
          use,
        })),
      };
    },
  );
};
