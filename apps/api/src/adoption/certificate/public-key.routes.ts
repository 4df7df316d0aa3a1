import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { SigningKeyService } from './signing-key.service.ts';

/** Where anybody finds what certificates are checked with; registered without a prefix. */
export const publicKeyRoutes: FastifyPluginAsyncTypebox<{
  services: { adoption: { certificate: { signingKeys: SigningKeyService } } };
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
                kty: Type.String({ description: 'The family of the key: OKP (RFC 8037)' }),
                crv: Type.String({ description: 'The curve of the key: Ed25519' }),
                x: Type.String({ description: 'The public key itself, base64url' }),
                kid: Type.String({ description: 'By which `keyId` certificates name it' }),
                alg: Type.String({ description: 'What it signs by: EdDSA' }),
                use: Type.String({ description: 'What it is for: sig, signing' }),
              }),
              { description: 'Every key that ever signed, retired ones too' },
            ),
          }),
        },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      const { keys } = await adoption.certificate.signingKeys.publicKeys();
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
