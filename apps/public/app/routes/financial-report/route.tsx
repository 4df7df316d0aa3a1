import { financialReportQuery } from '@rimba/api-client/react-query';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { Button, DownloadIcon, Inline, Link, PageSection, Stack, Text } from '@rimba/ui';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { StructuredData } from '../../frame/StructuredData.tsx';
import { readView, viewQuery } from '../../reports/report-view.ts';
import type { Route } from './+types/route.ts';
import { Imported } from './Imported.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { IncomeTable } from './IncomeTable.tsx';
import { ReportChoices } from './ReportChoices.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = readView(url.searchParams);
  const { period, source } = view;
  const lang = context.get(requestContext).language;
  const query = { period, lang, ...(source && { source }) };
  return {
    view,
    origin: url.origin,
    report: await orNotFound(ask(financialReportQuery(serviceApi({ context, url }), query))),
  };
}

export default function FinancialReport({ loaderData: { view, report, origin } }: Route.ComponentProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const language = useLanguage();
  const file = (format: 'csv' | 'json') =>
    `/api/v1/report/financial?${viewQuery(view)}&format=${format}&lang=${language}`;
  return (
    <>
      <PageMeta title={t('financial.title')} description={t('financial.lead')} />
      <StructuredData
        of={{
          '@type': 'Dataset',
          name: t('financial.title'),
          description: t('financial.definition'),
          isAccessibleForFree: true,
          distribution: (['csv', 'json'] as const).map((format) => ({
            '@type': 'DataDownload',
            encodingFormat: format === 'csv' ? 'text/csv' : 'application/json',
            contentUrl: origin + file(format),
          })),
        }}
      />
      <ContentHead title={t('financial.title')} lead={t('financial.lead')} />
      <PageSection heading={t('financial.total')} note={t('financial.definition')}>
        <Stack gap={5}>
          <Stack gap={1}>
            <Text variant="figure" tone="heading" unbroken>
              {format.rupiah(report.total)}
            </Text>
            <Text variant="small" tone="muted">
              {t('financial.asOf', { date: format.date(report.asOf) })}
            </Text>
          </Stack>
          <Inline gap={4}>
            <Button asChild variant="secondary" icon={DownloadIcon}>
              <a href={file('csv')} download>
                {t('financial.downloadCsv')}
              </a>
            </Button>
            <Link asChild standalone>
              <a href={file('json')} download="rimba.json">
                {t('financial.downloadJson')}
              </a>
            </Link>
          </Inline>
          <ReportChoices {...view} />
          {report.rows.length === 0 ? (
            <Text>{t('financial.empty')}</Text>
          ) : (
            <>
              <IncomeChart rows={report.rows} period={view.period} />
              <IncomeTable rows={report.rows} />
            </>
          )}
        </Stack>
      </PageSection>
      <Imported imported={report.imported} file={`${file('csv')}&rows=imported`} />
    </>
  );
}
