import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Language } from '@rimba/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { fileResponse, notModified } from '../../documents/file-response.ts';
import { Success, success } from '../../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../../http/language.ts';
import { type Certificate, CertificateParams } from './certificate.schemas.ts';
import type { CertificateService } from './certificate.service.ts';
import type { CertificateDocuments } from './certificate-document.service.tsx';
import type { CredentialService } from './credential.service.ts';

const certificateFailures = ['certificate.invalid_number', 'certificate.not_found'] as const;

const querystring = LanguageQuery;
const Credential = Type.Object(
  {
    credential: Type.Unsafe<object>(
      Type.Object(
        {},
        { additionalProperties: true, description: 'The credential as JSON-LD, to read or to show' },
      ),
    ),
    jwt: Type.String({ description: 'The same, signed as a JWT (EdDSA), to keep and to check' }),
  },
  { description: 'The certificate in both forms of a Verifiable Credential' },
);

export const certificateFileRoutes: FastifyPluginAsyncTypebox<{
  services: {
    adoption: {
      certificate: {
        certificates: CertificateService;
        credentials: CredentialService;
        documents: CertificateDocuments;
      };
    };
  };
}> = async (app, { services }) => {
  const { certificates, credentials, documents } = services.adoption.certificate;

  app.get(
    '/certificates/number/:certificateNumber/pdf',
    {
      config: { anyOrigin: true, current: true },
      schema: {
        operationId: 'readCertificatePdf',
        tags: ['certificates'],
        summary: 'The certificate on A4',
        params: CertificateParams,
        querystring,
        failures: certificateFailures,
        response: { 200: fileResponse('application/pdf', 'A4'), 304: notModified },
      },
    },
    async (request, reply) => {
      const certificate = await certificates.read(request.params.certificateNumber);
      const language = requestLanguage(request);
      if (isKnown(request, reply, certificate, language)) return reply.status(304).send(null);
      reply.header('content-disposition', named(certificate, language, 'pdf')).type('application/pdf');
      return reply.send(await documents.pdf(certificate, language));
    },
  );

  app.get(
    '/certificates/number/:certificateNumber/image',
    {
      config: { anyOrigin: true, current: true },
      schema: {
        operationId: 'readCertificateImage',
        tags: ['certificates'],
        summary: 'The picture a shared link shows, 1200 by 630',
        params: CertificateParams,
        querystring,
        failures: certificateFailures,
        response: { 200: fileResponse('image/png', '1200 by 630'), 304: notModified },
      },
    },
    async (request, reply) => {
      const certificate = await certificates.read(request.params.certificateNumber);
      const language = requestLanguage(request);
      const shown = `${language}-${certificate.sharedAs}`;
      if (isKnown(request, reply, certificate, shown)) return reply.status(304).send(null);
      reply.header('content-disposition', named(certificate, language, 'png')).type('image/png');
      return reply.send(await documents.preview(certificate, language));
    },
  );

  app.get(
    '/certificates/number/:certificateNumber/credential',
    {
      config: { anyOrigin: true, current: true },
      schema: {
        operationId: 'readCertificateCredential',
        tags: ['certificates'],
        summary: 'The certificate as a W3C Verifiable Credential (Open Badges 3.0)',
        description:
          '`jwt` is the same credential secured as a JWT (EdDSA), checked with /.well-known/rimba-keys.json.',
        params: CertificateParams,
        querystring,
        failures: certificateFailures,
        response: { 200: Success(Credential) },
      },
    },
    async (request) => {
      const certificate = await certificates.read(request.params.certificateNumber);
      return success(await credentials.issue(certificate, requestLanguage(request)));
    },
  );
};

/** Shown by the browser, and kept under the certificate's number. */
const named = ({ certificateNumber }: Certificate, language: Language, ending: 'pdf' | 'png'): string =>
  `inline; filename="${certificateNumber}-${language}.${ending}"`;

/** Sets the tag of this revision as it is shown, and says whether the reader has it; it is asked for anew each time. */
function isKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { certificateNumber, revision }: Certificate,
  shown: string,
): boolean {
  const tag = `"${certificateNumber}-${revision}-${shown}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-language');
  return request.headers['if-none-match'] === tag;
}
