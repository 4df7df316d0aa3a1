import { annualReportsQuery } from '@rimba/api-client/react-query';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { PageLink } from '@rimba/shell';
import { Card, Heading, Link, PageWidth, Stack, Text } from '@rimba/ui';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { ReportFile } from '../../reports/ReportFile.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(requestContext);
  return { reports: await orNotFound(ask(annualReportsQuery(serviceApi({ context, url }), language))) };
}

export default function YearReports({ loaderData: { reports } }: Route.ComponentProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return (
    <>
      <PageMeta title={t('annual.title')} description={t('annual.lead')} />
      <ContentHead title={t('annual.title')} lead={t('annual.lead')} />
      <PageWidth>
        {reports.length === 0 && <Text>{t('annual.empty')}</Text>}
        <Stack as="ul" gap={5}>
          {reports.map(({ year, title, summary, publishedAt, file }) => (
            <Card key={year} as="li" padding={5}>
              <Stack gap={3} align="start">
                <Heading level={2} size="h3">
                  <Link asChild tone="plain">
                    <PageLink to={{ page: 'yearReport', params: { year } }}>{title}</PageLink>
                  </Link>
                </Heading>
                <Text variant="small" tone="muted">
                  {t('annual.published', { date: format.date(publishedAt) })}
                </Text>
                <Text measure>{summary}</Text>
                <ReportFile year={year} file={file} />
              </Stack>
            </Card>
          ))}
        </Stack>
      </PageWidth>
    </>
  );
}
