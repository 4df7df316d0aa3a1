import { ApiError } from '@rimba/api-client';
import { annualReportQuery } from '@rimba/api-client/react-query';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { PageLink } from '@rimba/shell';
import { Button, Link, PageSection, Table, Text } from '@rimba/ui';
import { data } from 'react-router';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { TitledHandle } from '../../frame/use-page-title.ts';
import { ReportFile } from '../../reports/ReportFile.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { language } = context.get(requestContext);
  const year = Number(params.year);
  const asked = ask(annualReportQuery(serviceApi({ context, url }), year, language)).catch((error) => {
    // A year that no report can have is as missing as one that has none.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  });
  const report = await orNotFound(asked);
  return data({ year, report }, report === null ? 404 : 200);
}

export const handle: TitledHandle<Awaited<ReturnType<typeof loader>>['data']> = {
  title: (loaded) => loaded.report?.title,
};

const counted = ['treesPlanted', 'surveys', 'adoptions'] as const;
const amounts = ['income', 'otherIncome', 'expense'] as const;

export default function YearReport({ loaderData: { year, report } }: Route.ComponentProps) {
  const { t } = useTranslation(['reports', 'errors']);
  const format = useFormat();
  if (report === null) {
    return (
      <NotFoundPage
        title={t('reports:annual.notFound', { year })}
        text={t('reports:annual.lead')}
        sentence={t('errors:request.report_not_found')}
        action={
          <Button asChild variant="secondary">
            <PageLink to={{ page: 'yearReports' }}>{t('reports:annual.back')}</PageLink>
          </Button>
        }
      />
    );
  }
  const { title, summary, publishedAt, file, figures } = report;
  const rows = [
    ...counted.map((key) => ({ key, value: format.number(figures[key]) })),
    ...amounts.map((key) => ({ key, value: format.rupiah(figures[key]) })),
  ];
  return (
    <>
      <PageMeta title={title} description={summary} />
      <ContentHead title={title} lead={summary}>
        <Text variant="small" tone="muted">
          {t('reports:annual.published', { date: format.date(publishedAt) })}
        </Text>
        <ReportFile year={year} file={file} />
      </ContentHead>
      <PageSection heading={t('reports:annual.figures.title')} note={t('reports:annual.figures.note')}>
        <Table
          caption={t('reports:annual.figures.title')}
          columns={[
            {
              key: 'what',
              head: t('reports:annual.figures.title'),
              cell: ({ key }) => t(`reports:annual.figures.${key}`),
            },
            { key: 'value', head: String(year), align: 'end', cell: ({ value }) => value },
          ]}
          rows={rows}
          rowKey={({ key }) => key}
        />
      </PageSection>
      <PageSection heading={t('reports:annual.title')}>
        <Link asChild standalone>
          <PageLink to={{ page: 'yearReports' }}>{t('reports:annual.back')}</PageLink>
        </Link>
      </PageSection>
    </>
  );
}
