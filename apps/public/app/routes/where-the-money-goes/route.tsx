import { impactQuery, spendingReportQuery } from '@rimba/api-client/react-query';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { Banner, PageWidth, Stack, Text } from '@rimba/ui';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { StructuredData } from '../../frame/StructuredData.tsx';
import type { Route } from './+types/route.ts';
import { Beside } from './Beside.tsx';
import { ByCommunity } from './ByCommunity.tsx';
import { Definitions } from './Definitions.tsx';
import { Parts } from './Parts.tsx';
import { SplitPrice } from './SplitPrice.tsx';
import { Unspent } from './Unspent.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(requestContext);
  const api = serviceApi({ context, url });
  const [report, impact] = await Promise.all([
    orNotFound(ask(spendingReportQuery(api, language))),
    orNull(ask(impactQuery(api))),
  ]);
  return { report, income: impact?.find(({ key }) => key === 'income')?.value, origin: url.origin };
}

/** Where a price goes and where the money has gone: only what the operator has entered. */
export default function WhereTheMoneyGoes({ loaderData: { report, income, origin } }: Route.ComponentProps) {
  const { t } = useTranslation(['reports', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const { split, price, illustrative } = report;
  const file = (kind: 'csv' | 'json') => `/api/v1/report/spending?format=${kind}&lang=${language}`;
  const title =
    split && price ? t('spending.title', { price: format.rupiah(price.toPay) }) : t('spending.titleNoPrice');
  return (
    <>
      <PageMeta
        title={t('common:breadcrumb.whereTheMoneyGoes')}
        sharedTitle={title}
        description={t('spending.meta')}
      />
      <StructuredData
        of={{
          '@type': 'Dataset',
          name: t('spending.titleNoPrice'),
          description: t('spending.meta'),
          isAccessibleForFree: true,
          distribution: (['csv', 'json'] as const).map((kind) => ({
            '@type': 'DataDownload',
            encodingFormat: kind === 'csv' ? 'text/csv' : 'application/json',
            contentUrl: origin + file(kind),
          })),
        }}
      />
      <ContentHead
        title={title}
        lead={
          split
            ? t('spending.lead', { percent: format.percent(split.groupShare / 100, 1) })
            : t('spending.leadEmpty')
        }
      >
        {split && price && <SplitPrice price={price} />}
        {illustrative && <Banner tone="info">{t('spending.demo')}</Banner>}
      </ContentHead>
      <PageWidth>
        <Stack gap={7}>
          {split && <Parts split={split} price={price} />}
          {report.asOf === null ? (
            <Text>{t('spending.noneYet')}</Text>
          ) : (
            <>
              <ByCommunity report={report} asOf={report.asOf} file={file} />
              <Beside report={report} asOf={report.asOf} income={income} />
            </>
          )}
          {split && report.asOf !== null && <Unspent unspent={report.unspent} />}
          <Definitions split={split} price={price} />
        </Stack>
      </PageWidth>
    </>
  );
}
