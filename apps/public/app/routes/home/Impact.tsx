import type { Schema } from '@rimba/api-client';
import { motif } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { ContourField, PageSection, StatCounters, Text } from '@rimba/ui';
import { SectionFailed } from '../../frame/SectionFailed.tsx';

type Counter = Schema<'ImpactCounter'>;

/** In the order they are shown. The two shares stand beside their promises, further up the page. */
const counted = [
  'treesInTerm',
  'adopters',
  'treesRecorded',
  'species',
  'communities',
  'carbon',
  'income',
] as const;

/** What has happened so far, each figure with its definition and the day it was counted. */
export function Impact({ impact }: { impact: readonly Counter[] | null }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const asOf = impact?.[0]?.asOf;
  return (
    <PageSection
      tone="forest"
      heading={t('impact.title')}
      note={t('impact.text')}
      aside={
        asOf !== undefined && (
          <Text variant="small" tone="onForestMuted">
            {t('impact.asOf', { date: format.dateTime(asOf) })}
          </Text>
        )
      }
      backdrop={<ContourField of={motif('contours')} seed="impact" tone="forest" />}
    >
      {impact === null ? (
        <SectionFailed />
      ) : (
        <StatCounters
          tone="forest"
          counters={counted.flatMap((key) => {
            const counter = impact.find((each) => each.key === key);
            if (typeof counter?.value !== 'number') return [];
            const unit = key === 'carbon' || key === 'income' ? `, ${t(`impact.${key}.unit`)}` : '';
            return [
              {
                value: amount(counter, format),
                what: t(`impact.${key}.label`) + unit,
                how: { summary: t('impact.definition'), definition: t(`impact.${key}.definition`) },
              },
            ];
          })}
        />
      )}
    </PageSection>
  );
}

const amount = ({ value, unit }: Counter, format: ReturnType<typeof useFormat>) =>
  format.number(value ?? 0, unit === 'million_rupiah' ? 1 : 0);
