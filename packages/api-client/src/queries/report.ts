import type { ApiClient } from '../calls.ts';
import type { operations } from '../generated/openapi.ts';
import type { ApiLanguage } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { queryOptions } from './options.ts';

const reportKey = ['report'] as const;

export const annualReportsQuery = (api: ApiClient, lang: ApiLanguage) =>
  queryOptions({
    queryKey: [...reportKey, 'annual', lang],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/report/annual', { signal, params: { query: { lang } } })),
  });

/** A year without a report throws `request.report_not_found`. */
export const annualReportQuery = (api: ApiClient, year: number, lang: ApiLanguage) =>
  queryOptions({
    queryKey: [...reportKey, 'annual', lang, year],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/report/annual/{year}', { signal, params: { path: { year }, query: { lang } } }),
      ),
  });

type FinancialReportQuery = Omit<
  NonNullable<operations['getFinancialReport']['parameters']['query']>,
  'format'
>;

/** Adoption income by period and source, whole rupiah. */
export const financialReportQuery = (api: ApiClient, query: FinancialReportQuery = {}) =>
  queryOptions({
    queryKey: [...reportKey, 'financial', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/report/financial', { signal, params: { query } })),
  });

/** Where adoption money goes: the parts of a price, what was passed on, and what has not been yet. */
export const spendingReportQuery = (api: ApiClient, lang: ApiLanguage) =>
  queryOptions({
    queryKey: [...reportKey, 'spending', lang],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/report/spending', { signal, params: { query: { lang } } })),
  });
