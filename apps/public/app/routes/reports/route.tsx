import {
  annualReportsQuery,
  financialReportQuery,
  impactQuery,
  spendingReportQuery,
} from '@rimba/api-client/react-query';
import { drawingFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { PageLink, TextLink } from '@rimba/shell';
import { Button, Card, Grid, Heading, Inline, Link, PageWidth, Plate, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { SectionFailed } from '../../frame/SectionFailed.tsx';
import * as styles from '../../money/money.css.ts';
import { FiguresFile } from '../../promises/FiguresFile.tsx';
import { measures } from '../../promises/measures.ts';
import { Promises } from '../../promises/Promises.tsx';
import type { Route } from './+types/route.ts';
import { Income } from './Income.tsx';
import { PriceInShort } from './PriceInShort.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const { language } = context.get(requestContext);
  const [spending, financial, impact, annual] = await Promise.all([
    orNull(ask(spendingReportQuery(api, language))),
    orNull(ask(financialReportQuery(api, { period: 'year', lang: language }))),
    orNull(ask(impactQuery(api))),
    orNull(ask(annualReportsQuery(api, language))),
  ]);
  return { spending, financial, impact, annual };
}

/** Every report by its main figure, and the way to the rest. */
export default function Reports({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('reports');
  const { spending, financial, impact, annual } = loaderData;
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <ContentHead title={t('page.title')} lead={t('page.lead')} />
      <PageWidth>
        <Stack gap={6}>
          <div className={styles.top}>
            {spending ? <PriceInShort report={spending} /> : <SectionFailed />}
          </div>
          <Grid tablet={2} desktop={3} gap={5}>
            <ReportCard title={t('page.financialCard')} page="financialReport">
              {financial ? <Income report={financial} /> : <SectionFailed />}
            </ReportCard>
            <ReportCard title={t('page.forestCard')} {...measures}>
              {impact ? <Promises impact={impact} narrow /> : <SectionFailed />}
              <Inline>
                <Button asChild variant="secondary">
                  <PageLink to={measures}>{t('page.open')}</PageLink>
                </Button>
                <FiguresFile />
              </Inline>
            </ReportCard>
            <ReportCard title={t('page.annualCard')} page="yearReports">
              <div className={styles.middle}>
                <Plate of={drawingFor('Koompassia excelsa', 'tree')} size="medium" />
              </div>
              {annual ? <Annual reports={annual} /> : <SectionFailed />}
            </ReportCard>
          </Grid>
        </Stack>
      </PageWidth>
    </>
  );
}

interface ReportCardProps {
  title: string;
  page: 'financialReport' | 'whatIsAdoption' | 'yearReports';
  suffix?: string;
  children: ReactNode;
}

function ReportCard({ title, children, ...to }: ReportCardProps) {
  return (
    <Card as="article" padding={5}>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          <Link asChild tone="plain">
            <PageLink to={to}>{title}</PageLink>
          </Link>
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

function Annual({ reports }: { reports: NonNullable<Route.ComponentProps['loaderData']['annual']> }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  if (reports.length === 0) return <Text>{t('annual.empty')}</Text>;
  return (
    <ul>
      {reports.map(({ year, file }) => (
        <li key={year} className={styles.line}>
          <TextLink to={{ page: 'yearReport', params: { year } }}>{year}</TextLink>
          <Link asChild standalone>
            <a href={file.url} download>
              {t('annual.fileInfo', { size: `${format.number(file.size / 1000)} kB` })}
            </a>
          </Link>
        </li>
      ))}
    </ul>
  );
}
