import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { List, list, Success, success } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import {
  Certificate,
  CertificateChange,
  CertificateParams,
  certificateList,
  certificateNumberText,
  OwnCertificate,
} from './certificate.schemas.ts';
import type { CertificateService } from './certificate.service.ts';

const certificateFailures = ['certificate.invalid_number', 'certificate.not_found'] as const;

const tags = ['certificates'];

export const certificateRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { adoption: { certificate: { certificates: CertificateService } } };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { certificates } = services.adoption.certificate;

  app.get(
    '/certificates/me',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'listOwnCertificates',
        tags,
        summary: "The adopter's certificates, newest first",
        security: bearer,
        querystring: certificateList.querystring,
        response: { 200: List(ref(OwnCertificate)) },
      },
    },
    async (request) => {
      const query = certificateList.parse(request.query);
      const found = await certificates.list(adopterOf(request).id, query);
      return list(found.certificates, { ...query, total: found.total });
    },
  );

  app.get(
    '/certificates/me/number',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'readOwnCertificate',
        tags,
        summary: 'One certificate of the adopter',
        security: bearer,
        querystring: Type.Object({ certificateNumber: certificateNumberText }),
        failures: certificateFailures,
        response: { 200: Success(ref(OwnCertificate)) },
      },
    },
    async (request) =>
      success(await certificates.readOwn(adopterOf(request).id, request.query.certificateNumber)),
  );

  app.put(
    '/certificates/me/:certificateNumber',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'changeCertificate',
        tags,
        summary: 'Choose how the holder is shown; signs a new revision',
        security: bearer,
        params: CertificateParams,
        body: CertificateChange,
        failures: certificateFailures,
        response: { 200: Success(ref(OwnCertificate)) },
      },
    },
    async (request) => {
      const { certificateNumber } = request.params;
      const { id } = adopterOf(request);
      return success(await certificates.showHolder(id, certificateNumber, request.body.holderDisplay));
    },
  );

  app.get(
    '/certificates/number/:certificateNumber',
    {
      config: { anyOrigin: true, current: true },
      schema: {
        operationId: 'readCertificate',
        tags,
        summary: 'Check a certificate by its number',
        description:
          'A mistyped number (its check character does not fit) is a 400, one that is not ours a 404. Case, ' +
          'spaces and dashes do not matter.',
        params: CertificateParams,
        failures: certificateFailures,
        response: { 200: Success(ref(Certificate)) },
      },
    },
    async (request) => success(await certificates.read(request.params.certificateNumber)),
  );
};
