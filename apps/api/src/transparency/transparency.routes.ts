import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Success, success } from '../http/envelope.ts';
import { requestLanguage } from '../http/language.ts';
import { ref } from '../http/schema-ref.ts';
import { SpendingQuery, SpendingReport } from '../spending/index.ts';
import { AnnualReport, TextQuery, YearParams } from './annual-report.schemas.ts';
import { FinancialQuery, FinancialReport } from './financial-report.schemas.ts';
import { ImpactCounter, ImpactQuery } from './impact.schemas.ts';
import { Partner } from './partner.schemas.ts';
import type { TransparencyService } from './transparency.service.ts';

export const transparencySchemas = [ImpactCounter, Partner, FinancialReport, SpendingReport, AnnualReport];

const tags = ['transparency'];
const config = { anyOrigin: true };
const repeated = { anyOrigin: true, repeated: true };

/** Says that what follows is a table to keep, and its file's name. */
const asCsv = (reply: FastifyReply, name: string) =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);

export const transparencyRoutes: FastifyPluginAsyncTypebox<{
  services: { transparency: TransparencyService };
}> = async (app, { services: { transparency } }) => {
  app.get(
    '/impact',
    {
      config: repeated,
      schema: {
        operationId: 'getImpact',
        tags,
        summary: 'Counters worked out from the records, as JSON or CSV',
        querystring: ImpactQuery,
        response: {
          200: {
            description: 'The counters',
            content: {
              'application/json': {
                schema: Success(
                  Type.Array(ref(ImpactCounter), {
                    description: 'Every figure, in the order to show them in',
                  }),
                ),
              },
              'text/csv': {
                schema: Type.String({
                  description:
                    'A row for each: its name, value, unit, on how many trees it was measured, definition and day; shares to four digits',
                }),
              },
            },
          },
        },
      },
    },
    async (request, reply) => {
      if (request.query.format !== 'csv') return success(await transparency.impact.counters());
      asCsv(reply, 'rimba-impact');
      return transparency.impact.csv(requestLanguage(request));
    },
  );

  app.get(
    '/partner',
    {
      config: repeated,
      schema: {
        operationId: 'listPartners',
        tags,
        summary: 'Organisations that work with the communities',
        response: {
          200: Success(
            Type.Array(ref(Partner), { description: 'Every partner, in the order to show them in' }),
          ),
        },
      },
    },
    async () => success(await transparency.partners()),
  );

  app.get(
    '/report/financial',
    {
      config,
      schema: {
        operationId: 'getFinancialReport',
        tags,
        summary: 'Adoption income by period and source, as JSON or CSV',
        querystring: FinancialQuery,
        response: {
          200: {
            description: 'The report',
            content: {
              'application/json': { schema: Success(ref(FinancialReport)) },
              'text/csv': { schema: Type.String({ description: 'The rows asked for and their sum' }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { period = 'month', format, rows, year, source } = request.query;
      const scope = {
        period,
        ...(year === undefined ? {} : { year }),
        ...(source === undefined ? {} : { source }),
      };
      const language = requestLanguage(request);
      if (format !== 'csv') return success(await transparency.financial.report(scope, language));
      const isImported = rows === 'imported';
      asCsv(reply, `rimba-${isImported ? 'imported-' : ''}${period}-${year ?? 'all'}`);
      const { csv, importedCsv } = transparency.financial;
      return isImported ? importedCsv(scope, language) : csv(scope, language);
    },
  );

  app.get(
    '/report/spending',
    {
      config,
      schema: {
        operationId: 'getSpendingReport',
        tags,
        summary: 'Where adoption money goes, by year, group and purpose, as JSON or CSV',
        description: 'What the operator has entered, beside what came in. Demo data says that it is.',
        querystring: SpendingQuery,
        response: {
          200: {
            description: 'The report',
            content: {
              'application/json': { schema: Success(ref(SpendingReport)) },
              'text/csv': { schema: Type.String({ description: 'A row for each year, group and purpose' }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const language = requestLanguage(request);
      if (request.query.format !== 'csv') return success(await transparency.spending.report(language));
      asCsv(reply, 'rimba-spending');
      return transparency.spending.csv(language);
    },
  );

  app.get(
    '/report/annual',
    {
      config: repeated,
      schema: {
        operationId: 'listAnnualReports',
        tags,
        summary: 'Annual reports, latest first',
        querystring: TextQuery,
        response: {
          200: Success(Type.Array(ref(AnnualReport), { description: 'Every report, the latest first' })),
        },
      },
    },
    async (request) => success(await transparency.annual.all(requestLanguage(request))),
  );

  app.get(
    '/report/annual/:year',
    {
      config,
      schema: {
        operationId: 'getAnnualReport',
        tags,
        summary: 'The report of one year',
        params: YearParams,
        querystring: TextQuery,
        failures: ['request.report_not_found'],
        response: { 200: Success(ref(AnnualReport)) },
      },
    },
    async (request) =>
      success(await transparency.annual.byYear(request.params.year, requestLanguage(request))),
  );

  app.get(
    '/report/annual/:year/file',
    {
      config,
      schema: {
        operationId: 'getAnnualReportFile',
        tags,
        summary: 'The report of one year as PDF',
        params: YearParams,
        querystring: TextQuery,
        produces: ['application/pdf'],
        failures: ['request.report_not_found'],
        response: {
          200: {
            description: 'A PDF',
            content: {
              'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { year } = request.params;
      const file = await transparency.annual.file(year, requestLanguage(request));
      reply.type('application/pdf');
      reply.header('content-disposition', `inline; filename="rimba-${year}.pdf"`);
      return file;
    },
  );
};
