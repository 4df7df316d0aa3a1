import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { adopterOf, bearer, createAuthentication } from '../http/authentication.ts';
import { Failure, List, list, Success, success } from '../http/envelope.ts';
import { ref } from '../http/schema-ref.ts';
import type { Services } from '../services.ts';
import {
  Certificate,
  CertificateChange,
  CertificateParams,
  certificateList,
  certificateNumberText,
  OwnCertificate,
} from './certificate.schemas.ts';

const tags = ['certificates'];
const failures = { 400: ref(Failure), 404: ref(Failure) };
const ownFailures = { ...failures, 401: ref(Failure) };

export const certificateRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { requireAdopter } = createAuthentication(services);
  const { certificates } = services.adoption;

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
        response: { 200: List(ref(OwnCertificate)), 400: ref(Failure), 401: ref(Failure) },
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
        response: { 200: Success(ref(OwnCertificate)), ...ownFailures },
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
        response: { 200: Success(ref(OwnCertificate)), ...ownFailures, 422: ref(Failure) },
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
      config: { anyOrigin: true },
      schema: {
        operationId: 'readCertificate',
        tags,
        summary: 'Check a certificate by its number',
        description:
          'A mistyped number (its check character does not fit) is a 400, one that is not ours a 404. Case, ' +
          'spaces and dashes do not matter.',
        params: CertificateParams,
        response: { 200: Success(ref(Certificate)), ...failures },
      },
    },
    async (request) => success(await certificates.read(request.params.certificateNumber)),
  );
};
