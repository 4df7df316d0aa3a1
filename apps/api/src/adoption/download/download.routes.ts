import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { fileResponse } from '../../documents/file-response.ts';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import type { Finding } from '../../http/body-rules.ts';
import { Success, success } from '../../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../../http/language.ts';
import { fieldProblem } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { idParameter } from '../../http/text.schemas.ts';
import { readCertificateNumber } from '../certificate/index.ts';
import { calendarYear, DownloadRequest, DownloadTicket } from './download.schemas.ts';
import type { Download, DownloadService } from './download.service.ts';

const tags = ['downloads'];

/** Where no document is named that there is, its schema says nothing of the rest: the number may be anything. */
const wrongInTicket = ({ certificateNumber }: { certificateNumber?: unknown }): Finding[] =>
  typeof certificateNumber !== 'string' || readCertificateNumber(certificateNumber)
    ? []
    : [fieldProblem('certificateNumber', 'certificate.invalid_number')];

/** Shown by the browser, under its own name when it is kept; nobody in between keeps a copy. */
export const sendPdf = (reply: FastifyReply, { fileName, content }: Download) =>
  reply
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .type('application/pdf')
    .send(content);

export const downloadRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { adoption: { download: { downloads: DownloadService } } };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { downloads } = services.adoption.download;

  app.get(
    '/transaction/me/:id/receipt',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'readReceipt',
        tags,
        summary: 'The receipt of a paid transaction, as PDF',
        security: bearer,
        params: Type.Object({ id: idParameter('Id of the order') }),
        querystring: LanguageQuery,
        failures: ['transaction.not_found', 'transaction.not_paid'],
        response: { 200: fileResponse('application/pdf', 'A4') },
      },
    },
    async (request, reply) => {
      const { id } = adopterOf(request);
      return sendPdf(reply, await downloads.receipt(id, request.params.id, requestLanguage(request)));
    },
  );

  app.get(
    '/transaction/me/statement',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'readStatement',
        tags,
        summary: 'Everything paid in one calendar year (WIB), as PDF',
        security: bearer,
        querystring: Type.Object({
          year: calendarYear,
          lang: LanguageQuery.properties.lang,
        }),
        failures: ['transaction.not_found', 'auth.user_not_found'],
        response: { 200: fileResponse('application/pdf', 'A4') },
      },
    },
    async (request, reply) => {
      const { id } = adopterOf(request);
      return sendPdf(reply, await downloads.statement(id, request.query.year, requestLanguage(request)));
    },
  );

  app.post(
    '/download-ticket',
    {
      config: { rules: wrongInTicket },
      onRequest: requireAdopter,
      schema: {
        operationId: 'issueDownloadTicket',
        tags,
        summary: 'An address that opens one of your PDFs once, within 60 seconds',
        description: 'For links, printing and web views, which cannot send a bearer.',
        security: bearer,
        body: DownloadRequest,
        failures: [
          'certificate.invalid_number',
          'certificate.not_found',
          'transaction.not_found',
          'transaction.not_paid',
        ],
        response: { 201: Success(ref(DownloadTicket)) },
      },
    },
    async (request, reply) => {
      reply.status(201);
      return success(await downloads.issue(adopterOf(request).id, request.body));
    },
  );

  app.get(
    '/download/:ticket',
    {
      schema: {
        operationId: 'download',
        tags,
        summary: 'Redeem a ticket',
        params: Type.Object({
          ticket: Type.String({
            minLength: 1,
            maxLength: 100,
            description: 'What stands in the `url` that POST /download-ticket answered',
          }),
        }),
        failures: ['request.not_found'],
        response: { 200: fileResponse('application/pdf', 'A4') },
      },
    },
    async (request, reply) => sendPdf(reply, await downloads.redeem(request.params.ticket)),
  );
};
