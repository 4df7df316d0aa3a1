import { type Schema, serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MoneyLink } from '@rimba/shell';
import { PageSection, Stack, Text } from '@rimba/ui';

interface PassedOnProps {
  /** The community's id. */
  of: number;
  report: Schema<'SpendingReport'> | null;
}

/** What came in for the community's trees and what has reached it; nothing before the operator has entered any. */
export function PassedOn({ of, report }: PassedOnProps) {
  const { t } = useTranslation(['communities', 'reports']);
  const format = useFormat();
  const figures = report?.groups.find(({ kelompokKomunitas }) => kelompokKomunitas.id === of);
  if (!figures || !report?.asOf) return null;
  return (
    <PageSection heading={t('communities:detail.money')}>
      <Stack gap={2}>
        <Text variant="figure" tone="heading" unbroken>
          {format.rupiah(figures.passedOn)}
        </Text>
        <Text>
          {t('communities:detail.moneyText', {
            date: format.date(report.asOf),
            received: format.rupiah(figures.received),
            today: format.date(serviceNow()),
          })}
        </Text>
        {report.illustrative && (
          <Text variant="small" tone="muted">
            {t('reports:spending.demo')}
          </Text>
        )}
        <MoneyLink />
      </Stack>
    </PageSection>
  );
}
